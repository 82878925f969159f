import type { ExampleFrame } from "../../examples/shapes";

export const examples: readonly ExampleFrame[] = [
  {
    id: "T.night.deck/six-compasses",
    clause: "T.night.deck",

    position:
      "sea p2 night | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | islands= aside= starts= hand:1=13,37,39,77,finish#1 hand:2=4,14,45,74,finish#4 pile:1=1,3,6,7,8,10,15,19,21,22,23,25,29,31,33,34,35,36,42,48,50,51,52,53,54,55,57,60,63,64,66,68,70,71,75,76,80,start#1,compass#1,compass#3,compass#6 pile:2=2,5,9,11,12,16,17,18,20,24,26,27,28,30,32,38,40,41,43,44,46,47,49,56,58,59,61,62,65,67,69,72,73,78,79,start#2,finish#2,finish#3,finish#5,compass#2,compass#4,compass#5 helm:1=turn ashore=",
    seed: "v1:example-2",
    stands: {
      counts: {
        "hand:1": 5,
        "hand:2": 5,
      },
    },
  },
  {
    id: "T.night.begin/a-compass-set-aside",
    clause: "T.night.begin",

    position:
      "sea p2 night | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | islands= aside= starts= dusk=compass#6 hand:1=5,23,27,36,41 hand:2=35,39,52,80,finish#5 pile:1=1,2,4,6,8,9,10,12,13,18,20,21,24,29,31,37,38,40,46,49,51,56,63,65,66,67,69,71,72,74,76,79,start#1,finish#1,finish#3,compass#1,compass#2,compass#3,compass#4,compass#5 pile:2=3,7,11,14,15,16,17,19,22,25,26,28,30,32,33,34,42,43,44,45,47,48,50,53,54,55,57,58,59,60,61,62,64,68,70,73,75,77,78,start#2,finish#2,finish#4 helm:1=turn ashore=",
    seed: "v1:example-1",
    stands: {
      counts: {
        dusk: 1,
        night: 0,
        "hand:1": 5,
        "hand:2": 5,
      },
    },
  },
  {
    id: "T.night.turn/all-hands-turn",
    clause: "T.night.turn",

    position:
      "sea p2 night | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60 hand:2=10,50 pile:1=compass#1,33,34 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: discard 5 20",
        allowed: "yes",
        facts: ["compass#1 hand:1>dusk T.night.turn", "sky day>night T.night.turn"],
        leaves: {
          counts: {
            "hand:1": 4,
            dusk: 1,
          },
        },
      },
    ],
  },
  {
    id: "T.night.place/as-in-the-hand",
    clause: "T.night.place",

    position:
      "sea p2 night | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 night=sky berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "yes",
        facts: ["mark:r5c1 day>night T.night.place"],
      },
    ],
  },
  {
    id: "T.night.rotate/one-card-for-a-turn",
    clause: "T.night.rotate",

    position:
      "sea p2 night | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: turn r3c1 -40",
        allowed: "yes",
        price: 1,
        holds: "yes",
        with: {
          at: "r3c1",
        },
        facts: ["mark:r3c1 day>night T.night.rotate", "40 hand:1>discard:1 T.place.pay"],
      },
      {
        act: "1: turn r4c1 -40",
        allowed: "no",
        price: 1,
        holds: "no",
        with: {
          at: "r4c1",
        },
      },
    ],
  },
  {
    id: "T.night.win/halves",
    clause: "T.night.win",

    position:
      "sea p2 night | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 72 | hand:1=finish#1,1 hand:2=3,5 night=mark:r1c1,mark:r1c2,mark:r1c3,mark:r1c4,mark:r1c5,mark:r1c6,mark:r2c1,mark:r2c2,mark:r2c3,mark:r2c4,mark:r2c5,mark:r2c6,mark:r3c1,mark:r3c2,mark:r3c3,mark:r3c4,mark:r3c5,mark:r3c6 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "yes",
        holds: "yes",
        with: {
          cards: 0,
        },
        leaves: {
          outcome: "won",
        },
      },
    ],
  },
  {
    id: "T.night.win/one-wrong-side",
    clause: "T.night.win",

    position:
      "sea p2 night | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 72 | hand:1=finish#1,1,7 hand:2=3,5 night=mark:r1c1,mark:r1c2,mark:r1c3,mark:r1c4,mark:r1c5,mark:r1c6,mark:r2c1,mark:r2c2,mark:r2c3,mark:r2c5,mark:r2c6,mark:r3c1,mark:r3c2,mark:r3c3,mark:r3c4,mark:r3c5,mark:r3c6 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "no",
        holds: "no",
        with: {
          cards: 1,
        },
      },
      {
        before: ["1: turn r2c4 -7"],
        act: "1: finish",
        allowed: "no",
      },
    ],
  },
  {
    id: "T.setup.mix/arch-alone",
    clause: "T.setup.mix",

    options: [
      {
        code: "sea p2 arch",
        allowed: true,
      },
      {
        code: "sea p2 arch storms",
        allowed: false,
      },
      {
        code: "sea p2 night rocks",
        allowed: false,
      },
      {
        code: "sea p2 rocks storms",
        allowed: true,
      },
    ],
  },
];
