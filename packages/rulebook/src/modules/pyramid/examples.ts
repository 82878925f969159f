import type { ExampleFrame } from "../../examples/shapes";

export const examples: readonly ExampleFrame[] = [
  {
    id: "T.pyramid.layout/thirty-six-spaces",
    clause: "T.pyramid.layout",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | islands= hand:1=5,23,27,33,36 hand:2=35,39,44,52,80 pile:1=1,2,6,10,11,13,18,20,21,22,24,28,29,37,38,40,43,45,48,49,51,53,56,57,65,66,67,69,70,71,73,74,77,78,79 pile:2=3,4,7,8,9,12,14,15,16,17,19,25,26,30,31,32,34,41,42,46,47,50,54,55,58,59,60,61,62,63,64,68,72,75,76 helm:2=turn ashore=",
    seed: "v1:example-1",
    stands: {
      spaces: 36,
    },
  },
  {
    id: "T.pyramid.deck/thirty-explorer-cards",
    clause: "T.pyramid.deck",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | islands= hand:1=9,13,37,38,41 hand:2=26,27,45,48,64 pile:1=2,4,5,6,8,11,12,14,16,17,19,20,28,30,32,33,34,35,42,43,44,46,47,49,53,54,55,58,61,62,66,68,69,70,74 pile:2=1,3,7,10,15,18,21,22,23,24,25,29,31,36,39,40,50,51,52,56,57,59,60,63,65,67,71,72,73,75,76,77,78,79,80 helm:2=turn ashore=",
    seed: "v1:example-2",
    stands: {
      counts: {
        explorer: 30,
        "hand:1": 5,
        "hand:2": 5,
        "pile:1": 35,
        "pile:2": 35,
      },
    },
  },
  {
    id: "T.pyramid.draw/on-a-border-card",
    clause: "T.pyramid.draw",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=start#1 helm:1=turn explored=start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        holds: "yes",
        with: {
          border: true,
          left: 1,
        },
        leaves: {
          counts: {
            explorer: 0,
          },
        },
      },
      {
        act: "1: 30 r3c2",
        allowed: "yes",
        holds: "yes",
        with: {
          border: false,
        },
        leaves: {
          counts: {
            explorer: 1,
          },
        },
      },
    ],
  },
  {
    id: "T.pyramid.win/no-start-needed",
    clause: "T.pyramid.win",

    position:
      "sea p2 pyramid | 2 4 6 8 10 12 14 16/18 20 22 24 26 28 30/32 34 36 38 40 42/44 46 48 50 52/54 56 58 60/62 64 66/68 70/72 | hand:1=finish#1,1 hand:2=3,5 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "yes",
        holds: "yes",
        with: {
          open: 0,
        },
        facts: ["finish#1 hand:1>berth:finish T.pyramid.win"],
        leaves: {
          outcome: "won",
        },
      },
    ],
  },
  {
    id: "T.pyramid.easier/a-blank",
    clause: "T.pyramid.easier",

    position:
      "sea p2 pyramid easier | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=blank#1 helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,blank#2,blank#3,blank#4,blank#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        facts: ["blank#1 explorer>explored T.pyramid.easier"],
      },
    ],
  },
  {
    id: "T.pyramid.start/nothing-or-one-card",
    clause: "T.pyramid.start",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=start#1 helm:1=turn explored=start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        facts: ["start#1 explorer>explored T.pyramid.start"],
        leaves: {
          counts: {
            "tray:1": 0,
          },
        },
      },
    ],
  },
  {
    id: "T.pyramid.start/harder",
    clause: "T.pyramid.start",

    position:
      "sea p2 pyramid harder | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=start#1 helm:1=turn explored=start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        facts: ["toll#1 bank>tray:1 T.pyramid.start"],
        leaves: {
          counts: {
            "tray:1": 1,
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
    id: "T.pyramid.compass/to-the-hand",
    clause: "T.pyramid.compass",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=compass#1 helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        facts: ["compass#1 explorer>hand:1 T.pyramid.draw"],
      },
    ],
  },
  {
    id: "T.pyramid.compass/a-whole-turn",
    clause: "T.pyramid.compass",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=compass#1,30,40 hand:2=1,3,5 border:r3c1=storm#1 helm:1=turn",
    tries: [
      {
        act: "1: compass r3c1",
        allowed: "yes",
        holds: "yes",
        with: {
          at: "r3c1",
        },
        facts: ["storm#1 border:r3c1>explored T.pyramid.compass"],
        leaves: {
          due: {
            step: "act",
            seats: [2],
          },
        },
      },
      {
        act: "1: compass r3c3",
        allowed: "no",
        holds: "no",
        with: {
          at: "r3c3",
        },
      },
    ],
  },
  {
    id: "T.pyramid.storm/back-to-the-hand",
    clause: "T.pyramid.storm",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=storm#1 helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        holds: "yes",
        facts: ["storm#1 explorer>border:r3c1 T.pyramid.storm", "30 r3c1>hand:1 T.pyramid.storm"],
        leaves: {
          due: {
            step: "act",
            seats: [2],
          },
        },
      },
    ],
  },
  {
    id: "T.pyramid.storm/a-closed-space",
    clause: "T.pyramid.storm",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,40 hand:2=1,3,5 border:r3c1=storm#1 helm:1=turn",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "no",
        holds: "no",
        with: {
          at: "r3c1",
        },
      },
      {
        act: "1: 30 r3c3",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "T.pyramid.monster/both-are-discarded",
    clause: "T.pyramid.monster",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. 33 . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=monster#1 helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        price: 3,
        facts: ["monster#1 explorer>discard:1 T.pyramid.monster", "30 r3c1>discard:1 T.pyramid.monster"],
        leaves: {
          counts: {
            "tray:1": 0,
          },
        },
      },
    ],
  },
  {
    id: "T.pyramid.finish/to-the-hand",
    clause: "T.pyramid.finish",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=finish#1 helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        facts: ["finish#1 explorer>hand:1 T.pyramid.draw"],
      },
    ],
  },
  {
    id: "T.pyramid.rocks/one-card-more",
    clause: "T.pyramid.rocks",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. 33 . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=rocks helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        price: 3,
        facts: ["toll#1 bank>tray:1 T.pyramid.rocks"],
        leaves: {
          counts: {
            "tray:1": 4,
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
    id: "T.pyramid.rocks/a-fifth-card",
    clause: "T.pyramid.rocks",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. 34 . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=rocks helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#1,wild#2",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        price: 4,
        facts: ["60 pile:1>discard:1 T.pyramid.rocks"],
        leaves: {
          counts: {
            "tray:1": 4,
          },
        },
      },
    ],
  },
  {
    id: "T.pyramid.wild/to-the-hand",
    clause: "T.pyramid.wild",

    position:
      "sea p2 pyramid | . . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. ./. | hand:1=30,31,40,41,50 hand:2=1,3,5 pile:1=60 explorer=wild#1 helm:1=turn explored=start#1,start#2,start#3,start#4,start#5,finish#1,finish#2,finish#3,finish#4,finish#5,monster#1,monster#2,monster#3,monster#4,monster#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6,compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#2,rocks",
    tries: [
      {
        act: "1: 30 r3c1",
        allowed: "yes",
        facts: ["wild#1 explorer>hand:1 T.pyramid.draw"],
      },
    ],
  },
];
