import type { ExampleFrame } from "../../examples/shapes";

export const examples: readonly ExampleFrame[] = [
  {
    id: "A.goat.symbol/twelve-cards",
    clause: "A.goat.symbol",

    position:
      "mountain p2 goats | b3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g1*,g1,r9,r10#1,b9#1 hand:2=r11#1,b11 helm:1=turn",
    tries: [
      {
        act: "1: g1* r1p2",
        allowed: "yes",
        price: 2,
        leaves: {
          counts: {
            "goats:r1p2": 1,
          },
        },
      },
      {
        act: "1: g1 r1p2",
        allowed: "yes",
        price: 2,
        leaves: {
          counts: {
            "goats:r1p2": 0,
          },
        },
      },
    ],
  },
  {
    id: "A.goat.place/from-the-hand",
    clause: "A.goat.place",

    position:
      "mountain p2 goats | b3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g4*,r9,b9#1 hand:2=r11#1,b11 helm:1=turn",
    tries: [
      {
        act: "1: g4* r1p2",
        allowed: "yes",
        price: 1,
        facts: ["goat#1 goats>goats:r1p2 A.goat.place"],
      },
    ],
  },
  {
    id: "A.goat.herd/one-row-up",
    clause: "A.goat.herd",

    position:
      "mountain p2 goats | b3#1 g12#1 r3 g5#1 . . . . ./b4#1 r3* b9#1 . . . . ./g9#1 r9 . . . . ./b8 . . . . ./. . . . ./. . . ./. . ./. . | hand:1=r10#1,b10#1,b1#1 hand:2=r11#1,b11 goats:r1p2=goat#1 helm:1=turn",
    tries: [
      {
        act: "1: herd r1p2 r2p2 -b1",
        allowed: "yes",
        price: 1,
        holds: "yes",
        with: {
          goats: 1,
        },
        facts: ["goat#1 goats:r1p2>goats:r2p2 A.goat.herd"],
      },
      {
        act: "1: herd r1p2 r1p3 -b1",
        allowed: "no",
        price: 1,
        holds: "no",
      },
    ],
  },
  {
    id: "A.goat.herd/three-rows-up",
    clause: "A.goat.herd",

    position:
      "mountain p2 goats | b3#1 g12#1 r3 g5#1 . . . . ./b4#1 r3* b9#1 . . . . ./g9#1 r9 . . . . ./b8 . . . . ./. . . . ./. . . ./. . ./. . | hand:1=r10#1,b10#1,b1#1 hand:2=r11#1,b11 goats:r1p2=goat#1 goats:r2p2=goat#2,goat#3 goats:r3p1=goat#4 helm:1=turn",
    tries: [
      {
        act: "1: herd r1p2 r2p2 r3p1 r4p1 -r10 -b10 -b1",
        allowed: "yes",
        price: 3,
        holds: "yes",
        leaves: {
          counts: {
            "goats:r4p1": 4,
          },
        },
      },
    ],
  },
  {
    id: "A.goat.bridge/around-it",
    clause: "A.goat.bridge",

    position:
      "mountain p2 goats | b3#1 g12#1 r3 . . . . . ./b4#1 bridge#1 . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=r10#1,b10#1,b1#1 hand:2=r11#1,b11 goats:r1p2=goat#1 helm:1=turn",
    tries: [
      {
        act: "1: herd r1p2 r2p2 -b1",
        allowed: "no",
        price: 1,
        holds: "no",
        with: {
          at: "r2p2",
        },
      },
      {
        act: "1: herd r1p2 r2p1 -b1",
        allowed: "yes",
        price: 1,
        holds: "yes",
      },
    ],
  },
  {
    id: "A.goat.campfire/goats-stand-there",
    clause: "A.goat.campfire",

    position:
      "mountain p2 goats | b3#1 g12#1 r3 g5#1 . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=campfire:g,b10#1,b1#1 hand:2=r11#1,b11 goats:r1p2=goat#1 helm:1=turn",
    tries: [
      {
        act: "1: campfire:g r1p2",
        allowed: "no",
        holds: "no",
        with: {
          goats: 1,
        },
      },
      {
        act: "1: campfire:g r1p4",
        allowed: "yes",
        holds: "yes",
        with: {
          goats: 0,
        },
      },
    ],
  },
  {
    id: "A.goat.win/seven-are-not-eight",
    clause: "A.goat.win",

    position:
      "mountain p2 goats | g1 b1#1 r1#1 g2#1 b2 r2#1 g3#1 b3#1 r3/g4 b4#1 r4#1 g5#1 b5 r5#1 g2#2 b2*/g6#1 b6#1 r6 g7 b7#1 r7#1 g3#2/g8#1 b8 r8#1 g9#1 b9#1 r9/g10 b10#1 r10#1 g5#2 b5*/g11#1 b11 r11#1 g6#2/g12#1 b12#1 r12/g8#2 b8* | hand:1=summit#1,r12*,b12#2 hand:2=r11#2,b11* goats:r8p1=goat#1,goat#2,goat#3,goat#4 goats:r8p2=goat#5,goat#6,goat#7 helm:1=turn",
    tries: [
      {
        act: "1: summit",
        allowed: "no",
        holds: "no",
        with: {
          have: 7,
          need: 8,
        },
      },
    ],
  },
  {
    id: "A.goat.win/eight",
    clause: "A.goat.win",

    position:
      "mountain p2 goats | g1 b1#1 r1#1 g2#1 b2 r2#1 g3#1 b3#1 r3/g4 b4#1 r4#1 g5#1 b5 r5#1 g2#2 b2*/g6#1 b6#1 r6 g7 b7#1 r7#1 g3#2/g8#1 b8 r8#1 g9#1 b9#1 r9/g10 b10#1 r10#1 g5#2 b5*/g11#1 b11 r11#1 g6#2/g12#1 b12#1 r12/g8#2 b8* | hand:1=summit#1,r12*,b12#2 hand:2=r11#2,b11* goats:r8p1=goat#1,goat#2,goat#3,goat#4 goats:r8p2=goat#5,goat#6,goat#7,goat#8 helm:1=turn",
    tries: [
      {
        act: "1: summit",
        allowed: "yes",
        holds: "yes",
        with: {
          have: 8,
        },
      },
    ],
  },
  {
    id: "A.goat.place/moved-by-a-campfire",
    clause: "A.goat.place",

    position:
      "mountain p2 goats | g4* b3#1 r3 . . . . . ./b6#1 . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=campfire:g,r9,b9#1 hand:2=r11#1,b11 goats:r2p1=goat#1 helm:1=turn",
    tries: [
      {
        before: ["1: campfire:g r1p1"],
        act: "1: move r2p2 -r9 -b9",
        allowed: "yes",
        price: 2,
        leaves: { counts: { "goats:r2p2": 0, "goats:r2p1": 1 } },
      },
    ],
  },
  {
    id: "A.goat.bridge/over-a-campfire",
    clause: "A.goat.bridge",

    position:
      "mountain p2 goats | b3#1 g12#1 r3 . . . . . ./b4#1 campfire:g . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=r10#1,b10#1,b1#1 hand:2=r11#1,b11 goats:r1p2=goat#1 helm:1=turn",
    tries: [
      {
        act: "1: herd r1p2 r2p2 -b1",
        allowed: "yes",
        price: 1,
        holds: "yes",
        facts: ["goat#1 goats:r1p2>goats:r2p2 A.goat.herd"],
      },
    ],
  },
];
