import type { Example } from "../../../examples/shapes";

export const placingExamples: readonly Example[] = [
  {
    id: "T.place.empty/taken",
    clause: "T.place.empty",
    caption: {
      en: "One space, one card. The space beside it is empty.",
      fr: "Une case, une carte. La case à côté est vide.",
      de: "Ein Feld, eine Karte. Das Feld daneben ist leer.",
    },
    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. 45 . . . ./. . . . . ./. . . . . . | hand:1=5,47,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 47 r4c2",
        allowed: "no",
        holds: "no",
        with: {
          at: "r4c2",
          card: "45",
        },
      },
      {
        act: "1: 47 r4c3",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          at: "r4c3",
        },
      },
    ],
  },
  {
    id: "T.place.island/islands-only",
    clause: "T.place.island",
    caption: {
      en: "An Island goes in the grid. A Storm never does.",
      fr: "Une île va dans la grille. Une Tempête, jamais.",
      de: "Eine Insel kommt ins Raster. Ein Sturm nie.",
    },
    position:
      "sea p2 storms | . . . . . ./. . . . . ./. . . . . ./. 45 . . . ./. . . . . ./. . . . . . | hand:1=5,47,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "yes",
        holds: "yes",
        with: {
          card: "60",
        },
      },
      {
        act: "1: storm:orange r5c1",
        allowed: "no",
        holds: "no",
        with: {
          card: "storm:orange",
        },
      },
    ],
  },
  {
    id: "T.place.ascending/between",
    clause: "T.place.ascending",
    caption: {
      en: "49 lies in row 4. 47 belongs to its left, 60 to its right.",
      fr: "Le 49 est à la rangée 4. Le 47 va à sa gauche, le 60 à sa droite.",
      de: "Die 49 liegt in Reihe 4. Die 47 gehört links davon hin, die 60 rechts.",
    },
    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. 49 . . . ./. . . . . ./. . . . . . | hand:1=20,47,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 47 r4c4",
        allowed: "no",
        holds: "no",
        with: {
          blocker: "49",
          side: "left",
          at: "r4c2",
        },
      },
      {
        act: "1: 47 r3c6",
        allowed: "yes",
        holds: "yes",
      },
      {
        act: "1: 60 r4c1",
        allowed: "no",
        price: 11,
        holds: "no",
        with: {
          blocker: "49",
          side: "right",
          at: "r4c2",
        },
      },
      {
        act: "1: 60 r5c1",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
];
