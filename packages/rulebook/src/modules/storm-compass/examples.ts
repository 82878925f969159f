import type { ExampleFrame } from "../../examples/shapes";

export const examples: readonly ExampleFrame[] = [
  {
    id: "T.storm.draw/never-held",
    clause: "T.storm.draw",

    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60 hand:2=10,50 pile:1=storm:orange#1,33,34 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: discard 5 20",
        allowed: "yes",
        facts: [
          "storm:orange#1 hand:1>drawn:1 T.storm.draw",
          "storm:orange#1 drawn:1>orange:1 T.storm.orange",
        ],
        leaves: {
          counts: {
            "hand:1": 4,
            "pile:1": 0,
          },
        },
      },
    ],
  },
  {
    id: "T.storm.cancel/before-it-strikes",
    clause: "T.storm.cancel",

    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,50 drawn:1=storm:yellow#1 team=compass#1 berth:start=start#1 acted:1=turn",
    tries: [
      {
        act: "2: compass drawn:1",
        allowed: "yes",
        facts: ["compass#1 team>gone T.compass.shared", "storm:yellow#1 drawn:1>gone T.storm.cancel"],
      },
      {
        act: "2: pass",
        allowed: "yes",
        facts: ["pass:2 waiting>passed T.storm.cancel"],
      },
    ],
    stands: {
      due: {
        step: "storm",
        seats: [1, 2],
        clause: "T.storm.cancel",
      },
    },
  },
  {
    id: "T.storm.yellow/down-to-three",
    clause: "T.storm.yellow",

    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,50 shedding:1=storm:yellow#1 berth:start=start#1 acted:1=turn",
    tries: [
      {
        act: "1: shed 5 20",
        allowed: "yes",
        holds: "yes",
        with: {
          need: 2,
        },
        facts: ["5 hand:1>discard:1 T.storm.yellow", "storm:yellow#1 shedding:1>yellow:1 T.storm.yellow"],
        leaves: {
          counts: {
            "hand:1": 3,
          },
        },
      },
      {
        act: "1: shed 5",
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
        step: "shed",
        seats: [1],
        clause: "T.storm.yellow",
      },
    },
  },
  {
    id: "T.storm.yellow-start/two-unseen",
    clause: "T.storm.yellow-start",

    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40 hand:2=10,50 yellow:1=storm:yellow#1 granted=leave:1 tray:1=toll#1,toll#2,toll#3 pile:1=33,34 berth:start=start#1 settling:1=turn",
    tries: [
      {
        act: "1: blind",
        allowed: "yes",
        holds: "yes",
        with: {
          need: 2,
          have: 2,
        },
        facts: ["leave:1 granted>gone T.storm.yellow-start"],
        leaves: {
          counts: {
            "tray:1": 1,
            "pile:1": 0,
          },
        },
      },
      {
        before: ["1: blind"],
        act: "1: blind",
        allowed: "no",
        holds: "no",
      },
    ],
  },
  {
    id: "T.storm.purple/a-closed-row",
    clause: "T.storm.purple",

    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 row:3=storm:purple#1 berth:start=start#1 helm:1=turn",
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
    id: "T.storm.purple/choose-a-row",
    clause: "T.storm.purple",

    position:
      "sea p2 storms | 1 2 4 6 8 12/. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 drawn:1=storm:purple#1 berth:start=start#1 acted:1=turn",
    tries: [
      {
        act: "1: fog row:3",
        allowed: "yes",
        holds: "yes",
        with: {
          row: 3,
        },
        facts: ["storm:purple#1 drawn:1>row:3 T.storm.purple"],
      },
      {
        act: "1: fog row:1",
        allowed: "no",
        holds: "no",
        with: {
          row: 1,
        },
      },
    ],
    stands: {
      due: {
        step: "fog",
        seats: [1],
        clause: "T.storm.purple",
      },
    },
  },
  {
    id: "T.storm.orange/hug-the-coast",
    clause: "T.storm.orange",

    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=32,40,60,70 hand:2=10,50 orange:1=storm:orange#1 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "no",
        holds: "no",
      },
      {
        act: "1: 32 r3c2",
        allowed: "yes",
        price: 2,
        holds: "yes",
      },
      {
        act: "1: discard 40 60",
        allowed: "yes",
      },
    ],
  },
  {
    id: "T.compass.shared/out-of-turn",
    clause: "T.compass.shared",

    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 row:3=storm:purple#1 team=compass#1 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "2: compass row:3",
        allowed: "yes",
        holds: "yes",
        with: {
          have: 1,
        },
        facts: ["compass#1 team>gone T.compass.shared", "storm:purple#1 row:3>gone T.compass.shared"],
      },
    ],
  },
  {
    id: "T.compass.shared/none-left",
    clause: "T.compass.shared",

    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 row:3=storm:purple#1 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "2: compass row:3",
        allowed: "no",
        holds: "no",
        with: {
          have: 0,
        },
      },
    ],
  },
  {
    id: "T.compass.target/no-storm-there",
    clause: "T.compass.target",

    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 row:3=storm:purple#1 team=compass#1 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: compass row:4",
        allowed: "no",
        holds: "no",
        with: {
          at: "row:4",
        },
      },
      {
        act: "1: compass row:3",
        allowed: "yes",
        holds: "yes",
        with: {
          at: "row:3",
        },
      },
    ],
  },
  {
    id: "T.compass.gain-start/with-the-start",
    clause: "T.compass.gain-start",

    position:
      "sea p3 storms | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=start#1,5,20,40,60 hand:2=10,30,50,61,71 hand:3=11,31,51,62,72 helm:1=turn",
    tries: [
      {
        act: "1: start",
        allowed: "yes",
        facts: ["compass#1 compasses>team T.compass.gain-start"],
      },
    ],
  },
  {
    id: "T.compass.gain-row/twelve-to-seventeen",
    clause: "T.compass.gain-row",

    position:
      "sea p2 storms | . . . . . ./12 13 14 15 16 ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=17,18,60 hand:2=10,50 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 17 r2c6",
        allowed: "yes",
        price: 1,
        facts: ["compass#1 compasses>team T.compass.gain-row"],
      },
      {
        act: "1: 18 r2c6",
        allowed: "yes",
        price: 2,
        leaves: {
          counts: {
            team: 0,
          },
        },
      },
    ],
  },
  {
    id: "T.compass.gain-hand/all-of-it",
    clause: "T.compass.gain-hand",

    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,50 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: sweep",
        allowed: "yes",
        holds: "yes",
        with: {
          have: 5,
        },
        facts: ["5 hand:1>discard:1 T.compass.gain-hand", "compass#1 compasses>team T.compass.gain-hand"],
      },
    ],
  },
  {
    id: "T.compass.gain-hand/not-with-a-monster",
    clause: "T.compass.gain-hand",

    position:
      "sea p2 monsters3 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=monster#1,20,40 hand:2=10,50 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: sweep",
        allowed: "no",
        holds: "no",
        with: {
          need: 2,
        },
      },
    ],
  },
  {
    id: "T.compass.six/none-to-earn",
    clause: "T.compass.six",

    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40 hand:2=10,50 compasses= team=compass#1,compass#2,compass#3,compass#4,compass#5,compass#6 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: sweep",
        allowed: "no",
        holds: "no",
        with: {
          left: 0,
        },
      },
    ],
    stands: {
      counts: {
        team: 6,
        compasses: 0,
      },
    },
  },
  {
    id: "T.place.island/islands-only",
    clause: "T.place.island",

    position:
      "sea p2 storms | . . . . . ./. . . . . ./. . . . . ./. 45 . . . ./. . . . . ./. . . . . . | hand:1=5,47,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "yes",
        holds: "yes",
        with: {
          card: "60",
        },
      },
      {
        act: "1: storm:orange r5c1",
        allowed: "no",
        holds: "no",
        with: {
          card: "storm:orange",
        },
      },
    ],
  },
];
