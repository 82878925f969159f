import type { ExampleFrame } from "../../../examples/shapes";

export const endingExamples: readonly ExampleFrame[] = [
  {
    id: "A.summit.when/every-bridge-covered",
    clause: "A.summit.when",

    position:
      "mountain p2 | g1#1 b1#1 r1#1 g2#1 b2#1 r2#1 g3#1 b3#1 r3#1/g4#1 b4#1 r4#1 bridge#1 b5#1 r5#1 g2#2 b2#2/g6#1 b6#1 r6#1 g7#1 b7#1 r7#1 g3#2/g8#1 b8#1 r8#1 g9#1 b9#1 r9#1/g10#1 b10#1 r10#1 g5#1 b5#2/g11#1 b11#1 r11#1 g6#2/g12#1 b12#1 r12#1/g8#2 b8#2 | hand:1=summit#1,r12#2,b12#2 hand:2=r11#2,b11#2 helm:1=turn",
    tries: [
      {
        act: "1: summit",
        allowed: "no",
        holds: "no",
        with: {
          open: 0,
          bridges: 1,
        },
      },
    ],
  },
  {
    id: "A.summit.when/forty-four",
    clause: "A.summit.when",

    position:
      "mountain p2 | g1#1 b1#1 r1#1 g2#1 b2#1 r2#1 g3#1 b3#1 r3#1/g4#1 b4#1 r4#1 g5#1 b5#1 r5#1 g2#2 b2#2/g6#1 b6#1 r6#1 g7#1 b7#1 r7#1 g3#2/g8#1 b8#1 r8#1 g9#1 b9#1 r9#1/g10#1 b10#1 r10#1 g5#2 b5#2/g11#1 b11#1 r11#1 g6#2/g12#1 b12#1 r12#1/g8#2 b8#2 | hand:1=summit#1,r12#2,b12#2 hand:2=r11#2,b11#2 helm:1=turn",
    tries: [
      {
        act: "1: summit",
        allowed: "yes",
        holds: "yes",
        with: {
          open: 0,
          bridges: 0,
        },
        facts: ["summit#1 hand:1>berth:summit A.summit.when"],
      },
    ],
  },
  {
    id: "A.end.win/together",
    clause: "A.end.win",

    position:
      "mountain p2 | g1#1 b1#1 r1#1 g2#1 b2#1 r2#1 g3#1 b3#1 r3#1/g4#1 b4#1 r4#1 g5#1 b5#1 r5#1 g2#2 b2#2/g6#1 b6#1 r6#1 g7#1 b7#1 r7#1 g3#2/g8#1 b8#1 r8#1 g9#1 b9#1 r9#1/g10#1 b10#1 r10#1 g5#2 b5#2/g11#1 b11#1 r11#1 g6#2/g12#1 b12#1 r12#1/g8#2 b8#2 | hand:1=summit#1 hand:2=r11#2,b11#2 helm:1=turn",
    tries: [
      {
        act: "1: summit",
        allowed: "yes",
        holds: "yes",
        facts: ["turn helm:1>won A.end.win"],
        leaves: {
          outcome: "won",
        },
      },
    ],
  },
  {
    id: "A.end.lose/no-action-left",
    clause: "A.end.lose",

    position:
      "mountain p2 | . . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g12#1,r3#1,b3#1 hand:2=g1#1 helm:1=turn",
    tries: [
      {
        act: "1: g12 r1p1",
        allowed: "yes",
        holds: "yes",
        facts: ["turn helm:2>lost A.end.lose"],
        leaves: {
          outcome: "lost",
        },
      },
    ],
  },
  {
    id: "A.rope.use/a-new-hand",
    clause: "A.rope.use",

    position:
      "mountain p1 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b9#1,r9#1,g9#1,b10#1,r10#1,g10#1 pile:1=b4#1,r4#1,g4#1 helm:1=turn",
    tries: [
      {
        act: "1: rope",
        allowed: "yes",
        holds: "yes",
        with: {
          left: 3,
        },
        facts: ["rope#1 ropes>ropes:used A.rope.use", "b9#1 hand:1>pile:1 A.rope.use"],
        leaves: {
          counts: {
            "hand:1": 6,
            "pile:1": 3,
            ropes: 2,
          },
        },
      },
    ],
  },
  {
    id: "A.rope.use/none-left",
    clause: "A.rope.use",

    position:
      "mountain p1 | g3#1 . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=b9#1,r9#1,g9#1,b10#1,r10#1,g10#1 pile:1=b4#1,r4#1,g4#1 ropes:used=rope#1,rope#2,rope#3 helm:1=turn",
    tries: [
      {
        act: "1: rope",
        allowed: "no",
        holds: "no",
        with: {
          left: 0,
        },
      },
    ],
  },
];
