import type { ExampleFrame } from "../../../examples/shapes";

export const startExamples: readonly ExampleFrame[] = [
  {
    id: "T.start.forced/comes-first",
    clause: "T.start.forced",

    position:
      "sea p3 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=start#1,5,20,40,60 hand:2=10,30,50,61,71 hand:3=11,31,51,62,72 helm:1=turn",
    tries: [
      {
        act: "1: 5 r1c1",
        allowed: "no",
        holds: "no",
      },
      {
        act: "1: discard 5 20",
        allowed: "no",
        holds: "no",
      },
      {
        act: "1: start",
        allowed: "yes",
        facts: ["start#1 hand:1>berth:start T.start.forced"],
      },
    ],
  },
  {
    id: "T.start.eight/three-share",
    clause: "T.start.eight",

    position:
      "sea p3 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=start#1,5,20,40,60 hand:2=10,30,50,61,71 hand:3=11,31,51,62,72 helm:1=turn",
    tries: [
      {
        act: "1: start",
        allowed: "yes",
        facts: ["toll#1 bank>pot T.start.eight"],
        leaves: {
          counts: {
            pot: 8,
          },
          due: {
            step: "pledge",
            seats: [1, 2, 3],
            clause: "T.start.eight",
          },
        },
      },
      {
        before: ["1: start"],
        act: "2: dial 2 6",
        allowed: "no",
        holds: "no",
        with: {
          atMost: 6,
          have: 5,
        },
      },
      {
        before: ["1: start", "1: dial 2 4", "2: dial 2 5", "3: dial 3 3", "1: agree 3-2-3", "2: agree 3-2-3"],
        act: "3: agree 3-2-3",
        allowed: "yes",
        holds: "yes",
        with: {
          split: "3-2-3",
        },
        leaves: {
          counts: {
            "tray:1": 3,
            "tray:2": 2,
            "tray:3": 3,
          },
          due: {
            step: "give",
            seats: [1, 2, 3],
          },
        },
      },
    ],
  },
  {
    id: "T.start.two-players/two-more-each",
    clause: "T.start.two-players",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=start#1,5,20,40,60 hand:2=10,30,50,61,71 pile:1=33,34 pile:2=35,36 helm:1=turn",
    tries: [
      {
        act: "1: start",
        allowed: "yes",
        facts: ["toll#9 bank>extra:1 T.start.two-players", "toll#9 extra:1>bank T.start.two-players"],
        leaves: {
          counts: {
            "hand:1": 6,
            "hand:2": 7,
            pot: 8,
          },
        },
      },
    ],
  },
  {
    id: "T.start.solo/alone",
    clause: "T.start.solo",

    position:
      "sea p1 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=start#1,5,20,40,60 pile:1=33,34,35,36,37,38,39,41,42 helm:1=turn",
    tries: [
      {
        act: "1: start",
        allowed: "yes",
        facts: ["toll#1 bank>tray:1 T.start.solo"],
        leaves: {
          counts: {
            "hand:1": 12,
            "tray:1": 8,
          },
          due: {
            step: "give",
            seats: [1],
          },
        },
      },
    ],
  },
  {
    id: "T.start.refill/all-draw-up",
    clause: "T.start.refill",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30,50,61 tray:1=toll#1 pile:1=33 pile:2=35 berth:start=start#1 settling:1=turn",
    tries: [
      {
        act: "1: give 5",
        allowed: "yes",
        facts: [
          "5 hand:1>discard:1 T.start.eight",
          "33 pile:1>hand:1 T.start.refill",
          "35 pile:2>hand:2 T.start.refill",
          "turn settling:1>helm:2 T.turn.action",
        ],
      },
    ],
  },
  {
    id: "T.start.unpayable/seven-are-not-eight",
    clause: "T.start.unpayable",

    position:
      "sea p1 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=start#1,5,20,40,60 pile:1=33,34,35 helm:1=turn",
    tries: [
      {
        act: "1: start",
        allowed: "no",
        holds: "no",
        with: {
          need: 8,
          have: 7,
        },
      },
      {
        act: "1: 5 r1c1",
        allowed: "yes",
      },
    ],
  },
  {
    id: "T.start.spare/a-second-start",
    clause: "T.start.spare",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=start#1,5,20,40,60 hand:2=10,30 berth:start=start#2 helm:1=turn",
    tries: [
      {
        act: "1: start",
        allowed: "no",
        holds: "no",
      },
      {
        act: "1: discard start 5",
        allowed: "yes",
      },
    ],
  },
  {
    id: "T.start.forced/perhaps-a-start",
    clause: "T.start.forced",

    position:
      "sea p2 @- | . . 3 . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | islands=?x69 starts= hand:1=?x5 hand:2=?x5 pile:1=?x1 pile:2=?x1 sealed:1= gone=start#3,start#4,start#5,seal:1 helm:1=turn",
    tries: [{ act: "1: discard 5 20", allowed: "unknown", holds: "unknown" }],
  },
];
