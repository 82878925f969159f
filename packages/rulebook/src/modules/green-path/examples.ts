import type { ExampleFrame } from "../../examples/shapes";

export const examples: readonly ExampleFrame[] = [
  {
    id: "A.green.path/to-the-top",
    clause: "A.green.path",

    position:
      "mountain p2 green | g1#1 b1#1 r1#1 g2#1 b2#1 r2#1 g3#1 b3#1 r3#1/g4#1 b4#1 r4#1 g5#1 b5#1 r5#1 g2#2 b2#2/g6#1 b6#1 r6#1 g7#1 b7#1 r7#1 g3#2/g8#1 b8#1 r8#1 g9#1 b9#1 r9#1/g10#1 b10#1 r10#1 g5#2 b5#2/g11#1 b11#1 r11#1 g6#2/g12#1 b12#1 r12#1/g8#2 b8#2 | hand:1=summit#1,r12#2,b12#2 hand:2=r11#2,b11#2 helm:1=turn",
    tries: [
      {
        act: "1: summit",
        allowed: "yes",
        holds: "yes",
        with: {
          row: 8,
        },
      },
    ],
  },
  {
    id: "A.green.path/broken-on-row-five",
    clause: "A.green.path",

    position:
      "mountain p2 green | g1#1 b1#1 r1#1 g2#1 b2#1 r2#1 g3#1 b3#1 r3#1/g4#1 b4#1 r4#1 g5#1 b5#1 r5#1 g2#2 b2#2/g6#1 b6#1 r6#1 g7#1 b7#1 r7#1 g3#2/g8#1 b8#1 r8#1 g9#1 b9#1 r9#1/r10#1 b10#1 r10#2 g5#2 b5#2/g11#1 b11#1 r11#1 g6#2/g12#1 b12#1 r12#1/g8#2 b8#2 | hand:1=summit#1,r12#2,b12#2 hand:2=r11#2,b11#2 helm:1=turn",
    tries: [
      {
        act: "1: summit",
        allowed: "no",
        holds: "no",
        with: {
          row: 6,
        },
      },
    ],
  },
  {
    id: "A.green.path/over-a-campfire",
    clause: "A.green.path",

    position:
      "mountain p2 green | g1#1 b1#1 r1#1 g2#1 b2#1 r2#1 g3#1 b3#1 r3#1/g4#1 b4#1 r4#1 g5#1 b5#1 r5#1 g2#2 b2#2/g6#1 b6#1 r6#1 g7#1 b7#1 r7#1 g3#2/g8#1 b8#1 r8#1 g9#1 b9#1 r9#1/campfire:g b10#1 r10#1 g5#2 b5#2/g11#1 b11#1 r11#1 g6#2/g12#1 b12#1 r12#1/g8#2 b8#2 | hand:1=summit#1,r12#2,b12#2 hand:2=r11#2,b11#2 helm:1=turn",
    tries: [{ act: "1: summit", allowed: "yes", holds: "yes", with: { row: 8 } }],
  },
];
