import type { ExampleFrame } from "../../../examples/shapes";

export const campfiresExamples: readonly ExampleFrame[] = [
  {
    id: "A.campfire.replace/of-its-colour",
    clause: "A.campfire.replace",

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

    position:
      "mountain p2 | b3#1 bridge#1 campfire:r . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g5#1,g1#1,g2#1 hand:2=r12#1,b12#1,g12#1 helm:1=turn",
    tries: [{ act: "1: g5 r1p4", allowed: "yes", price: 2 }],
  },
];
