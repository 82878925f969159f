import type { ExampleFrame } from "../../../examples/shapes";

export const turnExamples: readonly ExampleFrame[] = [
  {
    id: "A.turn.action/one-seat-acts",
    clause: "A.turn.action",

    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b3#1,r7#1,g9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: b3 r1p2",
        allowed: "yes",
        holds: "yes",
      },
      {
        act: "2: r12 r1p2",
        allowed: "no",
        price: 9,
        holds: "no",
        with: {
          turn: 1,
        },
      },
    ],
  },
  {
    id: "A.turn.action/then-draw-up",
    clause: "A.turn.action",

    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b3#1,r7#1,g9#1,b8#1,r2#1 hand:2=r12#1,b12#1,g12#1 pile:1=g1#1,b1#1 helm:1=turn",
    tries: [
      {
        act: "1: discard b3 r7",
        allowed: "yes",
        holds: "yes",
        facts: ["turn helm:1>acted:1 A.turn.action", "turn acted:1>helm:2 A.turn.action"],
        leaves: {
          counts: {
            "hand:1": 5,
            "pile:1": 0,
          },
        },
      },
    ],
  },
  {
    id: "A.turn.hand/own-cards-only",
    clause: "A.turn.hand",

    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b3#1,r7#1,g9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: r12 r1p2",
        allowed: "no",
        price: 9,
        holds: "no",
        with: {
          card: "r12",
        },
      },
      {
        act: "1: b3 r1p2",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "A.turn.discard-two/two-face-down",
    clause: "A.turn.discard-two",

    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b3#1,r7#1,g9#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: discard b3 r7",
        allowed: "yes",
        holds: "yes",
        facts: ["b3#1 hand:1>discard:1 A.turn.discard-two"],
      },
      {
        act: "1: discard b3",
        allowed: "no",
        holds: "no",
        with: {
          need: 2,
          given: 1,
        },
      },
    ],
  },
  {
    id: "A.turn.silence/closed-hands",
    clause: "A.turn.silence",

    position:
      "mountain p2 @1 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b3#1,r7#1,g9#1 hand:2=?x5 box= pile:1=?x38 pile:2=?x38 helm:1=turn",
    tries: [
      {
        act: "1: b3 r1p2",
        allowed: "yes",
      },
    ],
    stands: {
      counts: {
        "hand:2": 5,
      },
    },
  },
  {
    id: "A.discard.any/bridge-campfire-summit",
    clause: "A.discard.any",

    position:
      "mountain p2 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=bridge#1,campfire:r,summit#1,b5#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [
      {
        act: "1: discard bridge campfire:r",
        allowed: "yes",
      },
      {
        act: "1: b5 r1p2 -summit -bridge",
        allowed: "yes",
        price: 2,
      },
    ],
  },
];
