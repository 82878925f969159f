import type { ExampleFrame } from "../../examples/shapes";

export const examples: readonly ExampleFrame[] = [
  {
    id: "T.rocks.setup/a-random-row",
    clause: "T.rocks.setup",

    position:
      "sea p2 rocks | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | islands= aside= starts= row:5=rocks reef= hand:1=5,23,33,35,75 hand:2=39,52,67,80,finish#5 pile:1=1,2,6,10,11,13,18,20,21,22,24,26,28,29,30,32,38,42,43,45,47,49,51,53,56,57,65,66,69,70,71,73,77,78,79,start#1,finish#1,finish#2 pile:2=3,4,7,8,9,12,14,15,16,17,19,25,27,31,34,36,37,40,41,44,46,48,50,54,55,58,59,60,61,62,63,64,68,72,74,76,start#2,finish#3,finish#4 helm:1=turn ashore=",
    seed: "v1:example-1",
    stands: {
      counts: {
        reef: 0,
      },
    },
  },
  {
    id: "T.rocks.block/row-three",
    clause: "T.rocks.block",

    position:
      "sea p2 rocks | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,50,61 row:3=rocks berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 40 r3c3",
        allowed: "no",
        holds: "no",
        with: {
          row: 3,
        },
      },
      {
        act: "1: 40 r4c1",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "T.rocks.block/still-neighbours",
    clause: "T.rocks.block",

    position:
      "sea p2 rocks | . . . . . ./. . . . . ./. . . . . 30/. . . . . ./. . . . . ./. . . . . . | hand:1=33,20,40,60 hand:2=10,50 row:3=rocks berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 33 r4c1",
        allowed: "yes",
        price: 3,
        holds: "yes",
      },
    ],
  },
  {
    id: "T.rocks.move/move-or-pay",
    clause: "T.rocks.move",

    position:
      "sea p2 rocks | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40 hand:2=10,50,61 row:3=rocks drifting=drift berth:start=start#1 acted:1=turn",
    tries: [
      {
        act: "1: rocks row:4",
        allowed: "yes",
        holds: "yes",
        with: {
          row: 4,
        },
        facts: ["rocks row:3>row:4 T.rocks.move"],
      },
      {
        act: "1: rocks row:3",
        allowed: "no",
        holds: "no",
        with: {
          row: 3,
        },
      },
      {
        act: "1: stay 5 20",
        allowed: "yes",
        holds: "yes",
        facts: ["5 hand:1>discard:1 T.rocks.move"],
      },
      {
        act: "1: stay 5",
        allowed: "no",
        holds: "no",
        with: {
          need: 2,
          given: 1,
        },
      },
    ],
    stands: {
      due: {
        step: "rocks",
        seats: [1],
        clause: "T.rocks.move",
      },
    },
  },
  {
    id: "T.rocks.auto/by-chance",
    clause: "T.rocks.auto",

    position:
      "sea p2 rocks:auto | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 . 42 . . 48/. 52 54 56 58 60/. . 66 68 70 72 | hand:1=1,3,5 hand:2=7,9 row:4=rocks berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: discard 1 3",
        allowed: "yes",
        facts: ["drift drifting>still T.rocks.auto"],
      },
    ],
  },
  {
    id: "T.rocks.gone/four-rows-complete",
    clause: "T.rocks.gone",

    position:
      "sea p2 rocks | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 ./. . 54 56 58 60/. . . 68 70 72 | hand:1=47,1,3 hand:2=7,9 row:6=rocks berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 47 r4c6",
        allowed: "yes",
        price: 1,
        facts: ["rocks row:6>gone T.rocks.gone"],
      },
    ],
  },
];
