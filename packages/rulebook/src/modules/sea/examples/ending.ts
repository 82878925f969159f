import type { ExampleFrame } from "../../../examples/shapes";

export const endingExamples: readonly ExampleFrame[] = [
  {
    id: "T.finish.when/one-space-open",
    clause: "T.finish.when",

    position:
      "sea p2 | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 . | hand:1=finish#1,80,5 hand:2=1,3 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "no",
        holds: "no",
        with: {
          open: 1,
          start: true,
        },
      },
      {
        act: "1: 80 r6c6",
        allowed: "no",
        price: 10,
      },
    ],
  },
  {
    id: "T.finish.when/a-start-is-missing",
    clause: "T.finish.when",

    position:
      "sea p2 | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 72 | hand:1=finish#1,80,5 hand:2=1,3 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "no",
        holds: "no",
        with: {
          open: 0,
          start: false,
        },
      },
    ],
  },
  {
    id: "T.finish.when/all-is-there",
    clause: "T.finish.when",

    position:
      "sea p2 | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 72 | hand:1=finish#1,80,5 hand:2=1,3 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "yes",
        holds: "yes",
        with: {
          open: 0,
        },
        facts: ["finish#1 hand:1>berth:finish T.finish.when"],
      },
    ],
  },
  {
    id: "T.end.win/together",
    clause: "T.end.win",

    position:
      "sea p2 | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 72 | hand:1=finish#1 hand:2=1,3 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "yes",
        holds: "yes",
        facts: ["turn helm:1>won T.end.win"],
        leaves: {
          outcome: "won",
        },
      },
      {
        before: ["1: finish"],
        act: "2: discard 1 3",
        allowed: "no",
        holds: "no",
      },
    ],
  },
  {
    id: "T.end.lose/no-action-left",
    clause: "T.end.lose",

    position:
      "sea p2 | 2 . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=20,40,60 hand:2=1 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "yes",
        holds: "yes",
        facts: ["turn helm:2>lost T.end.lose"],
        leaves: {
          outcome: "lost",
        },
      },
    ],
  },
  {
    id: "T.end.last-card/still-playable",
    clause: "T.end.last-card",

    position:
      "sea p2 | 2 . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=60 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "yes",
      },
    ],
  },
  {
    id: "T.end.last-card/strict",
    clause: "T.end.last-card",

    position:
      "sea p2 strict | 2 . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=60 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "no",
        holds: "no",
        with: {
          have: 1,
        },
      },
    ],
  },
];
