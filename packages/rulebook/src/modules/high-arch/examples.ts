import type { ExampleFrame } from "../../examples/shapes";

export const examples: readonly ExampleFrame[] = [
  {
    id: "T.arch.layout/forty-spaces",
    clause: "T.arch.layout",

    position:
      "sea p2 arch | . ./. ./. ./. ./. ./. ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . . | islands= aside= hand:1=5,39,55,60,75 hand:2=28,49,56,67,finish#5 pile:1=3,4,6,11,16,17,19,25,26,30,32,34,35,38,42,44,45,46,47,50,51,52,53,59,61,62,63,64,66,72,73,76,78,80,finish#2,finish#3,finish#4 pile:2=1,2,7,8,9,10,12,13,14,15,18,20,21,22,23,24,27,29,31,33,36,37,40,41,43,48,54,57,58,65,68,69,70,71,74,77,79,finish#1 helm:1=turn ashore=",
    seed: "v1:example-1",
    stands: {
      spaces: 40,
    },
  },
  {
    id: "T.arch.no-start/eighty-five",
    clause: "T.arch.no-start",

    position:
      "sea p1 arch | . ./. ./. ./. ./. ./. ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . . | islands= aside= hand:1=27,36,39,41,54 pile:1=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,28,29,30,31,32,33,34,35,37,38,40,42,43,44,45,46,47,48,49,50,51,52,53,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,finish#1,finish#2,finish#3,finish#4,finish#5 helm:1=turn ashore=",
    seed: "v1:example-1",
    stands: {
      counts: {
        "hand:1": 5,
        "pile:1": 80,
      },
    },
  },
  {
    id: "T.arch.pillars/each-on-its-own",
    clause: "T.arch.pillars",

    position:
      "sea p2 arch | 40 ./. ./. ./. ./. ./. ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . . | hand:1=20,45,60 hand:2=1,3,5 helm:1=turn",
    tries: [
      {
        act: "1: 45 w2",
        allowed: "yes",
        holds: "yes",
        with: {
          at: "w2",
        },
      },
      {
        act: "1: 20 e1",
        allowed: "yes",
        holds: "yes",
        with: {
          at: "e1",
        },
      },
      {
        act: "1: 20 w2",
        allowed: "no",
        holds: "yes",
      },
    ],
  },
  {
    id: "T.arch.roof/pillars-first",
    clause: "T.arch.roof",

    position:
      "sea p2 arch | 40 ./. ./. ./. ./. ./. ./. . . . . . ./. . . . . . ./. . . . . . ./. . . . . . . | hand:1=20,45,60 hand:2=1,3,5 helm:1=turn",
    tries: [
      {
        act: "1: 60 r3c1",
        allowed: "no",
        holds: "no",
        with: {
          open: 11,
        },
      },
    ],
  },
  {
    id: "T.arch.roof/then-as-usual",
    clause: "T.arch.roof",

    position:
      "sea p2 arch | 2 4/6 8/10 12/14 16/18 20/22 24/. . . . . . ./. . 41 . . . ./. . . . . . ./. . . . . . . | hand:1=43,45,60 hand:2=1,3,5 helm:1=turn",
    tries: [
      {
        act: "1: 43 r2c4",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          open: 0,
        },
      },
    ],
  },
  {
    id: "T.arch.win/roof-and-finish",
    clause: "T.arch.win",

    position:
      "sea p2 arch | 2 4/6 8/10 12/14 16/18 20/22 24/26 27 28 29 30 31 32/33 34 35 36 37 38 39/40 41 42 43 44 45 46/47 48 49 50 51 52 53 | hand:1=finish#1,60 hand:2=1,3,5 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "yes",
        holds: "yes",
        with: {
          open: 0,
        },
        facts: ["finish#1 hand:1>berth:finish T.arch.win"],
        leaves: {
          outcome: "won",
        },
      },
    ],
  },
  {
    id: "T.arch.win/one-space-open",
    clause: "T.arch.win",

    position:
      "sea p2 arch | 2 4/6 8/10 12/14 16/18 20/22 24/26 27 28 29 30 31 32/33 34 35 36 37 38 39/40 41 42 43 44 45 46/47 48 49 50 51 52 . | hand:1=finish#1,60 hand:2=1,3,5 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "no",
        holds: "no",
        with: {
          open: 1,
        },
      },
    ],
  },
];
