import type { ExampleFrame } from "../../examples/shapes";

export const examples: readonly ExampleFrame[] = [
  {
    id: "A.panorama.reveal/three-of-ten",
    clause: "A.panorama.reveal",

    position:
      "mountain p2 panoramas3 | . . . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | box= panoramas=panorama:3-4-3,panorama:9-8-7,panorama:2-3-4,panorama:6-5-4,panorama:12-11-10,panorama:5-4-5,panorama:11-10-11 shown=panorama:5-6-7,panorama:10-11-12,panorama:7-8-7 hand:1=b8#1,r4#1,r6#2,campfire:r,bridge#1 hand:2=r1#1,r4#2,r10#1,bridge#5,summit#2 pile:1=g1#1,g1#2,g2#2,g3#2,g6#1,g9#1,g11#1,b1#1,b1#2,b3#2,b4#2,b5#2,b6#1,b9#2,b10#2,b11#1,b11#2,b12#1,r1#2,r2#1,r2#2,r3#1,r5#2,r6#1,r7#1,r7#2,r8#1,r8#2,r9#2,r10#2,r12#1,r12#2,campfire:g,bridge#2,bridge#3,summit#3,summit#4,summit#5 pile:2=g2#1,g3#1,g4#1,g4#2,g5#1,g5#2,g6#2,g7#1,g7#2,g8#1,g8#2,g9#2,g10#1,g10#2,g11#2,g12#1,g12#2,b2#1,b2#2,b3#1,b4#1,b5#1,b6#2,b7#1,b7#2,b8#2,b9#1,b10#1,b12#2,r3#2,r5#1,r9#1,r11#1,r11#2,campfire:b,bridge#4,summit#1 helm:2=turn ashore=",
    seed: "v1:example-1",
    stands: {
      counts: {
        shown: 3,
        met: 0,
      },
    },
  },
  {
    id: "A.panorama.done/three-four-three",
    clause: "A.panorama.done",

    position:
      "mountain p2 panoramas(2-3-4,3-4-3,9-8-7) | g3#1 b4#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=r3#1,g9#1 hand:2=r12#1,b12#1,g12#1 shown=panorama:3-4-3,panorama:9-8-7,panorama:2-3-4 panoramas= helm:1=turn",
    tries: [
      {
        act: "1: r3 r1p3 -g9",
        allowed: "yes",
        price: 1,
        facts: ["panorama:3-4-3 shown>met A.panorama.done"],
      },
    ],
  },
  {
    id: "A.panorama.done/not-in-reverse",
    clause: "A.panorama.done",

    position:
      "mountain p2 panoramas(2-3-4,3-4-3,9-8-7) | g7#1 b8#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=r9#1,g12#1 hand:2=r11#1,b11#1 shown=panorama:3-4-3,panorama:9-8-7,panorama:2-3-4 panoramas= helm:1=turn",
    tries: [
      {
        act: "1: r9 r1p3 -g12",
        allowed: "yes",
        price: 1,
        leaves: {
          counts: {
            met: 0,
            shown: 3,
          },
        },
      },
    ],
  },
  {
    id: "A.panorama.done/needed-to-win",
    clause: "A.panorama.done",

    position:
      "mountain p2 panoramas(2-3-4,3-4-3,9-8-7) | g1#1 b1#1 r1#1 g2#1 b2#1 r2#1 g3#1 b3#1 r3#1/g4#1 b4#1 r4#1 g5#1 b5#1 r5#1 g2#2 b2#2/g6#1 b6#1 r6#1 g7#1 b7#1 r7#1 g3#2/g8#1 b8#1 r8#1 g9#1 b9#1 r9#1/g10#1 b10#1 r10#1 g5#2 b5#2/g11#1 b11#1 r11#1 g6#2/g12#1 b12#1 r12#1/g8#2 b8#2 | hand:1=summit#1,r12#2,b12#2 hand:2=r11#2,b11#2 shown=panorama:9-8-7,panorama:2-3-4 met=panorama:3-4-3 panoramas= helm:1=turn",
    tries: [
      {
        act: "1: summit",
        allowed: "no",
        holds: "no",
        with: {
          missing: 2,
        },
      },
    ],
  },
  {
    id: "A.panorama.done/a-campfire-between",
    clause: "A.panorama.done",

    position:
      "mountain p2 panoramas(2-3-4,3-4-3,9-8-7) | g3#1 campfire:b r4#1 . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=g3#2,g9#1 hand:2=r12#1,b12#1 shown=panorama:3-4-3,panorama:9-8-7,panorama:2-3-4 panoramas= helm:1=turn",
    tries: [{ act: "1: g3 r1p4 -g9", allowed: "yes", price: 1, leaves: { counts: { met: 0, shown: 3 } } }],
  },
];
