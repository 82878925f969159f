import type { ExampleFrame } from "../../../examples/shapes";

export const pricesExamples: readonly ExampleFrame[] = [
  {
    id: "A.place.cost/five-beside-three",
    clause: "A.place.cost",

    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b5#1,g9#1,r9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: b5 r1p2 -g9 -r9",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          counts: "left",
          left: 3,
          leftDifference: 2,
        },
        facts: ["g9#1 hand:1>discard:1 A.place.pay"],
      },
    ],
  },
  {
    id: "A.place.cost/six-bridge-nine",
    clause: "A.place.cost",

    position:
      "mountain p2 | g6#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=bridge#1,g1#1,g2#1 hand:2=r9#1,b7#1,g8#1 helm:1=turn",
    tries: [
      {
        act: "1: bridge r1p2",
        allowed: "yes",
      },
      {
        before: ["1: bridge r1p2"],
        act: "2: r9 r1p3",
        allowed: "yes",
        holds: "yes",
        with: {
          counts: "none",
        },
      },
    ],
  },
  {
    id: "A.place.pay/from-the-hand-left",
    clause: "A.place.pay",

    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b9#1,b4#1,r9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: b9 r1p2",
        allowed: "no",
        price: 6,
        holds: "no",
        with: {
          need: 6,
          have: 2,
        },
      },
      {
        act: "1: b4 r1p2",
        allowed: "yes",
        price: 1,
        holds: "yes",
        with: {
          need: 1,
          have: 2,
        },
      },
    ],
  },
  {
    id: "A.bridge.place/not-at-an-end",
    clause: "A.bridge.place",

    position:
      "mountain p2 | g6#1 b6#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=bridge#1,g9#1,r9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: bridge r1p3",
        allowed: "yes",
        holds: "yes",
        facts: ["bridge#1 hand:1>r1p3 A.bridge.place"],
      },
      {
        act: "1: bridge r2p1",
        allowed: "no",
        holds: "no",
        with: {
          at: "r2p1",
        },
      },
    ],
  },
  {
    id: "A.bridge.cover/seven-on-the-bridge",
    clause: "A.bridge.cover",

    position:
      "mountain p2 | g6#1 bridge#1 r9#1 . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b7#1,g1#1,g2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: b7 r1p2 -g1 -g2",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          at: "r1p2",
          card: "bridge",
        },
        facts: ["bridge#1 r1p2>covered A.bridge.cover"],
      },
      {
        act: "1: b7 r1p1",
        allowed: "no",
        holds: "no",
        with: {
          card: "g6",
        },
      },
    ],
  },
  {
    id: "A.bridge.place/beside-a-bridge",
    clause: "A.bridge.place",

    position:
      "mountain p2 | g6#1 bridge#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=bridge#2,g1#1,g2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      { act: "1: bridge r1p3", allowed: "yes", holds: "yes", facts: ["bridge#2 hand:1>r1p3 A.bridge.place"] },
    ],
  },
  {
    id: "A.bridge.cover/beside-a-campfire",
    clause: "A.bridge.cover",

    position:
      "mountain p2 | b6#1 bridge#1 campfire:r . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g8#1,g1#1,g2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: g8 r1p2 -g1 -g2",
        allowed: "yes",
        price: 2,
        holds: "yes",
        facts: ["bridge#1 r1p2>covered A.bridge.cover"],
      },
    ],
  },
];
