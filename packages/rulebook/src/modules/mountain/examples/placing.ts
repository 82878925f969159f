import type { ExampleFrame } from "../../../examples/shapes";

export const placingExamples: readonly ExampleFrame[] = [
  {
    id: "A.place.next/no-holes",
    clause: "A.place.next",

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

    position:
      "mountain p2 | g6#1 bridge#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b7#1,g1#1,g2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [{ act: "1: b7 r2p1", allowed: "yes", holds: "yes" }],
  },
];
