import type { Example } from "../../../examples/shapes";

export const placingExamples: readonly Example[] = [
  {
    id: "A.place.next/no-holes",
    clause: "A.place.next",
    caption: {
      en: "Rows fill from the left without holes: blue 7 goes on the third place, or begins the second row.",
      fr: "Les rangées se remplissent de gauche, sans trou : le 7 bleu va à la troisième place ou commence la deuxième rangée.",
      de: "Reihen füllen sich von links ohne Lücke: Die blaue 7 kommt auf den dritten Platz oder beginnt die zweite Reihe.",
    },
    position:
      "mountain p2 | g3#1 r7#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b7#1,g9#1,r2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: b7 r1p3",
        allowed: "yes",
        holds: "yes",
      },
      {
        act: "1: b7 r1p4",
        allowed: "no",
        holds: "no",
        with: {
          next: "r1p3",
        },
      },
      {
        act: "1: b7 r2p1",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "A.place.row-full/nine-places",
    clause: "A.place.row-full",
    caption: {
      en: "The first row holds nine cards and is full.",
      fr: "La première rangée a neuf cartes, elle est pleine.",
      de: "Die erste Reihe hat neun Karten und ist voll.",
    },
    position:
      "mountain p2 | g1#1 b1#1 r1#1 g2#1 b2#1 r2#1 g3#1 b3#1 r3#1/. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g4#1,b9#1,r8#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: g4 r1p9",
        allowed: "no",
        price: 1,
        holds: "no",
        with: {
          row: 1,
        },
      },
      {
        act: "1: g4 r2p1",
        allowed: "yes",
        holds: "yes",
        with: {
          row: 2,
        },
      },
    ],
  },
  {
    id: "A.place.support/two-cards-below",
    clause: "A.place.support",
    caption: {
      en: "One card below is not enough for blue 2.",
      fr: "Une seule carte dessous ne suffit pas au 2 bleu.",
      de: "Eine Karte darunter reicht der blauen 2 nicht.",
    },
    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b2#1,r3#1,g9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: b2 r2p1",
        allowed: "no",
        holds: "no",
        with: {
          missing: "r1p2",
        },
      },
      {
        before: ["1: r3 r1p2", "2: discard r12 b12"],
        act: "1: b2 r2p1",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "A.place.colour/blue-beside-blue",
    clause: "A.place.colour",
    caption: {
      en: "Blue 2 cannot lie beside blue 5. Red 2 can, for three cards.",
      fr: "Le 2 bleu ne va pas à côté du 5 bleu. Le 2 rouge, si, pour trois cartes.",
      de: "Die blaue 2 darf nicht neben der blauen 5 liegen. Die rote 2 darf es, für drei Karten.",
    },
    position:
      "mountain p2 | b5#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b2#1,r2#1,g9#1,g10#1,g11#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: b2 r1p2",
        allowed: "no",
        price: 3,
        holds: "no",
        with: {
          colour: "b",
          side: "left",
          blocker: "b5",
          at: "r1p1",
        },
      },
      {
        act: "1: r2 r1p2",
        allowed: "yes",
        price: 3,
        holds: "yes",
      },
    ],
  },
  {
    id: "A.place.colour/a-campfire-has-its-colour",
    clause: "A.place.colour",
    caption: {
      en: "Beside the green Campfire no green card may lie.",
      fr: "À côté du feu de camp vert, aucune carte verte.",
      de: "Neben dem grünen Lagerfeuer darf keine grüne Karte liegen.",
    },
    position:
      "mountain p2 | b5#1 campfire:g . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g5#1,r5#1,g9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: g5 r1p3",
        allowed: "no",
        holds: "no",
        with: {
          side: "left",
          blocker: "campfire:g",
        },
      },
      {
        act: "1: r5 r1p3",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "A.place.number/a-two-stops-at-row-two",
    clause: "A.place.number",
    caption: {
      en: "A 2 goes on row 1 or 2, an 8 on any row.",
      fr: "Un 2 va à la rangée 1 ou 2, un 8 partout.",
      de: "Eine 2 kommt in Reihe 1 oder 2, eine 8 überallhin.",
    },
    position:
      "mountain p2 | g1#1 b1#1 r1#1 . . . . . ./g2#1 b3#1 . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b2#1,r8#1,g9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: b2 r3p1",
        allowed: "no",
        holds: "no",
        with: {
          number: 2,
          row: 3,
        },
      },
      {
        act: "1: r8 r3p1",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "A.place.support/a-bridge-supports",
    clause: "A.place.support",
    caption: {
      en: "A Bridge is a card: with the 6 beside it, it supports the second row.",
      fr: "Un pont est une carte : avec le 6 à côté, il soutient la deuxième rangée.",
      de: "Eine Brücke ist eine Karte: Mit der 6 daneben stützt sie die zweite Reihe.",
    },
    position:
      "mountain p2 | g6#1 bridge#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b7#1,g1#1,g2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [{ act: "1: b7 r2p1", allowed: "yes", holds: "yes" }],
  },
];
