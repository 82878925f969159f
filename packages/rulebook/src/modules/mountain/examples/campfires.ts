import type { Example } from "../../../examples/shapes";

export const campfiresExamples: readonly Example[] = [
  {
    id: "A.campfire.replace/of-its-colour",
    clause: "A.campfire.replace",
    caption: {
      en: "The green Campfire replaces green 7. Red 7 it cannot replace.",
      fr: "Le feu vert remplace le 7 vert. Pas le 7 rouge.",
      de: "Das grüne Lagerfeuer ersetzt die grüne 7. Die rote 7 kann es nicht ersetzen.",
    },
    position:
      "mountain p2 | g7#1 r7#1 b7#1 . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=campfire:g,b1#1,b2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: campfire:g r1p1",
        allowed: "yes",
        holds: "yes",
        with: {
          colour: "g",
        },
        facts: ["g7#1 r1p1>lifted:1 A.campfire.replace", "campfire:g hand:1>r1p1 A.campfire.replace"],
      },
      {
        act: "1: campfire:g r1p2",
        allowed: "no",
        holds: "no",
        with: {
          card: "r7",
        },
      },
    ],
  },
  {
    id: "A.campfire.move/begins-a-new-row",
    clause: "A.campfire.move",
    caption: {
      en: "Green 7 is replaced and has only one place to go: it begins the second row.",
      fr: "Le 7 vert est remplacé et n’a qu’une place où aller : il commence la deuxième rangée.",
      de: "Die grüne 7 wird ersetzt und hat nur einen Platz: Sie beginnt die zweite Reihe.",
    },
    position:
      "mountain p2 | g7#1 r7#1 b7#1 . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=campfire:g,b1#1,b2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        before: ["1: campfire:g r1p1"],
        act: "1: move r2p1",
        allowed: "yes",
        holds: "yes",
        facts: ["g7#1 lifted:1>r2p1 A.campfire.move"],
      },
      {
        before: ["1: campfire:g r1p1"],
        act: "1: move r1p4",
        allowed: "no",
        holds: "no",
        with: {
          card: "g7",
          row: 1,
        },
      },
    ],
  },
  {
    id: "A.campfire.move/nowhere-to-go",
    clause: "A.campfire.move",
    caption: {
      en: "Only one card lies below: green 7 could not move, so the Campfire may not be played.",
      fr: "Une seule carte est dessous : le 7 vert ne pourrait pas bouger, le feu ne se joue donc pas.",
      de: "Nur eine Karte liegt darunter: Die grüne 7 könnte nicht umziehen, also darf das Lagerfeuer nicht gespielt werden.",
    },
    position:
      "mountain p2 | g7#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=campfire:g,b1#1,b2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: campfire:g r1p1",
        allowed: "no",
        holds: "no",
        with: {
          card: "g7",
        },
      },
    ],
  },
  {
    id: "A.campfire.value/worth-eight",
    clause: "A.campfire.value",
    caption: {
      en: "The red Campfire borrows the 8 to its left: 6 beside it costs 2.",
      fr: "Le feu rouge emprunte le 8 à sa gauche : le 6 à côté coûte 2.",
      de: "Das rote Lagerfeuer leiht sich die 8 links davon: Die 6 daneben kostet 2.",
    },
    position:
      "mountain p2 | b8#1 campfire:r . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g6#1,b1#1,b2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: g6 r1p3",
        allowed: "yes",
        price: 2,
      },
    ],
  },
  {
    id: "A.campfire.value/nothing-to-borrow",
    clause: "A.campfire.value",
    caption: {
      en: "No Ascent card lies to its left: beside this Campfire nothing is paid.",
      fr: "Aucune carte d’ascension à sa gauche : à côté de ce feu, rien à payer.",
      de: "Links davon liegt keine Aufstiegskarte: Neben diesem Lagerfeuer zahlt man nichts.",
    },
    position:
      "mountain p2 | campfire:r . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g6#1,b1#1,b2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: g6 r1p2",
        allowed: "yes",
      },
    ],
  },
  {
    id: "A.campfire.value/past-a-bridge",
    clause: "A.campfire.value",
    caption: {
      en: "Past the Bridge lies 3: beside this Campfire 5 costs 2.",
      fr: "Au-delà du pont se trouve le 3 : à côté de ce feu, le 5 coûte 2.",
      de: "Hinter der Brücke liegt die 3: Neben diesem Lagerfeuer kostet die 5 zwei Karten.",
    },
    position:
      "mountain p2 | b3#1 bridge#1 campfire:r . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g5#1,g1#1,g2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [{ act: "1: g5 r1p4", allowed: "yes", price: 2 }],
  },
];
