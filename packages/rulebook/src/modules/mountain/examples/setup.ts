import type { ExampleFrame } from "../../../examples/shapes";

export const setupExamples: readonly ExampleFrame[] = [
  {
    id: "A.setup.bridges/two-of-four",
    clause: "A.setup.bridges",

    position:
      "mountain p4 | . . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | box= hand:1=r2#2,r4#1,r7#2,campfire:r,bridge#2 hand:2=g4#1,g7#1,b2#2,r4#2,r11#2 hand:3=g9#1,b10#2,r2#1,bridge#1,bridge#5 hand:4=g1#1,g5#2,g9#2,g12#2,summit#1 pile:1=g2#1,g2#2,g3#2,g10#1,b1#1,b1#2,b5#2,b7#2,b11#1,b11#2,b12#1,r3#1,r7#1,r12#2,campfire:g,summit#3,summit#5 pile:2=g1#2,g5#1,g10#2,g12#1,b2#1,b4#1,b5#1,b7#1,b8#2,b9#1,b12#2,r3#2,r10#2,r11#1,r12#1,bridge#4 pile:3=g3#1,g6#1,g8#2,b3#2,b4#2,b6#1,b8#1,b9#2,r1#2,r6#1,r6#2,r8#1,r8#2,r9#2,bridge#3,summit#2,summit#4 pile:4=g4#2,g6#2,g7#2,g8#1,g11#1,g11#2,b3#1,b6#2,b10#1,r1#1,r5#1,r5#2,r9#1,r10#1,campfire:b helm:2=turn ashore=",
    seed: "v1:example-1",
    stands: {
      counts: {
        "hand:1": 5,
        "hand:2": 5,
        "hand:3": 5,
        "hand:4": 5,
      },
    },
  },
  {
    id: "A.setup.deck/forty-two-each",
    clause: "A.setup.deck",

    position:
      "mountain p2 | . . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | box= hand:1=b8#1,r4#1,r6#2,campfire:r,bridge#1 hand:2=r1#1,r4#2,r10#1,bridge#5,summit#2 pile:1=g1#1,g1#2,g2#2,g3#2,g6#1,g9#1,g11#1,b1#1,b1#2,b3#2,b4#2,b5#2,b6#1,b9#2,b10#2,b11#1,b11#2,b12#1,r1#2,r2#1,r2#2,r3#1,r5#2,r6#1,r7#1,r7#2,r8#1,r8#2,r9#2,r10#2,r12#1,r12#2,campfire:g,bridge#2,bridge#3,summit#3,summit#4,summit#5 pile:2=g2#1,g3#1,g4#1,g4#2,g5#1,g5#2,g6#2,g7#1,g7#2,g8#1,g8#2,g9#2,g10#1,g10#2,g11#2,g12#1,g12#2,b2#1,b2#2,b3#1,b4#1,b5#1,b6#2,b7#1,b7#2,b8#2,b9#1,b10#1,b12#2,r3#2,r5#1,r9#1,r11#1,r11#2,campfire:b,bridge#4,summit#1 helm:2=turn ashore=",
    seed: "v1:example-1",
    stands: {
      counts: {
        box: 0,
        "hand:1": 5,
        "hand:2": 5,
      },
    },
  },
  {
    id: "A.setup.hand/a-bridge-counts",
    clause: "A.setup.hand",

    position:
      "mountain p3 | . . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | box= hand:1=g8#1,b4#1,b5#1,b6#2,r2#2 hand:2=b10#2,r10#1,campfire:g,bridge#3,summit#2 hand:3=b1#1,r2#1,r9#1,bridge#1,bridge#5 pile:1=g1#2,g4#2,g7#1,g8#2,g11#1,g11#2,b2#2,b3#2,b4#2,b5#2,b7#1,b7#2,b11#1,b12#2,r1#1,r1#2,r6#1,r7#1,r9#2,r12#2,summit#1,summit#4,summit#5 pile:2=g1#1,g2#1,g3#2,g4#1,g5#1,g5#2,g7#2,g9#2,g10#2,g12#1,b1#2,b9#2,b10#1,b11#2,r7#2,r8#1,r8#2,r10#2,r11#2,campfire:b,bridge#2,bridge#4,summit#3 pile:3=g2#2,g3#1,g6#1,g6#2,g9#1,g10#1,g12#2,b2#1,b3#1,b6#1,b8#1,b8#2,b9#1,b12#1,r3#1,r3#2,r4#1,r4#2,r5#1,r5#2,r6#2,r11#1,r12#1,campfire:r helm:2=turn ashore=",
    seed: "v1:example-1",
    stands: {
      counts: {
        "hand:1": 5,
        "hand:2": 5,
        "hand:3": 5,
      },
    },
  },
  {
    id: "A.setup.solo/without-ones",
    clause: "A.setup.solo",

    position:
      "mountain p1 | . . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | box= removed=g1#1,g1#2,b1#1,b1#2,r1#1,r1#2 hand:1=b2#1,b6#2,b8#1,b9#1,r3#2,campfire:r pile:1=g2#1,g2#2,g3#1,g3#2,g4#1,g4#2,g5#1,g5#2,g6#1,g6#2,g7#1,g7#2,g8#1,g8#2,g9#1,g9#2,g10#1,g10#2,g11#1,g11#2,g12#1,g12#2,b2#2,b3#1,b3#2,b4#1,b4#2,b5#1,b5#2,b6#1,b7#1,b7#2,b8#2,b9#2,b10#1,b10#2,b11#1,b11#2,b12#1,b12#2,r2#1,r2#2,r3#1,r4#1,r4#2,r5#1,r5#2,r6#1,r6#2,r7#1,r7#2,r8#1,r8#2,r9#1,r9#2,r10#1,r10#2,r11#1,r11#2,r12#1,r12#2,campfire:g,campfire:b,bridge#1,bridge#2,bridge#3,bridge#4,bridge#5,summit#1,summit#2,summit#3,summit#4,summit#5 helm:1=turn ashore=",
    seed: "v1:example-1",
    stands: {
      counts: {
        removed: 6,
        ropes: 3,
        "hand:1": 6,
        "pile:1": 73,
      },
    },
  },
];
