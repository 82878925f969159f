import type { ExampleFrame } from "../../../examples/shapes";

export const setupExamples: readonly ExampleFrame[] = [
  {
    id: "T.setup.remove/four",
    clause: "T.setup.remove",

    position:
      "sea p2 -4 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | islands= removed=5,12,19,26 aside= starts= hand:1=27,33,39,54,60 hand:2=38,49,56,78,80 pile:1=1,10,11,14,17,21,25,28,31,34,35,37,40,43,44,45,46,48,51,52,57,58,59,61,62,64,67,68,69,70,71,73,74,77,start#1,finish#5 pile:2=2,3,4,6,7,8,9,13,15,16,18,20,22,23,24,29,30,32,36,41,42,47,50,53,55,63,65,66,72,75,76,79,start#2,finish#1,finish#2,finish#3,finish#4 helm:1=turn ashore=",
    seed: "v1:example-1",
    stands: {
      counts: {
        removed: 4,
      },
    },
  },
  {
    id: "T.setup.remove/twelve-at-most",
    clause: "T.setup.remove",

    options: [
      {
        code: "sea p2 -12",
        allowed: true,
      },
      {
        code: "sea p2 -13",
        allowed: false,
      },
    ],
  },
  {
    id: "T.setup.deck/three-players",
    clause: "T.setup.deck",

    position:
      "sea p3 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | islands= aside= starts= hand:1=5,15,36,39,61 hand:2=38,49,52,67,80 hand:3=48,50,51,65,finish#5 pile:1=1,3,4,6,9,10,14,17,24,25,29,30,37,56,58,63,70,73,74,77,78,start#1,finish#1,finish#2 pile:2=7,11,12,13,19,22,26,27,28,34,41,42,44,53,54,55,57,59,69,71,75,79,start#2,finish#3,finish#4 pile:3=2,8,16,18,20,21,23,31,32,33,35,40,43,45,46,47,60,62,64,66,68,72,76,start#3 helm:3=turn ashore=",
    seed: "v1:example-1",
    stands: {
      counts: {
        "pile:1": 24,
        "pile:2": 25,
        "pile:3": 24,
      },
    },
  },
  {
    id: "T.setup.hand/five-each",
    clause: "T.setup.hand",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | islands= aside= starts= hand:1=15,37,39,77,finish#1 hand:2=4,14,26,45,64 pile:1=1,2,3,6,7,8,10,17,19,21,23,27,28,29,31,33,34,38,42,48,49,50,52,53,54,55,57,66,70,71,74,75,76,79,80,start#1,finish#2,finish#4 pile:2=5,9,11,12,13,16,18,20,22,24,25,30,32,35,36,40,41,43,44,46,47,51,56,58,59,60,61,62,63,65,67,68,69,72,73,78,start#2,finish#3,finish#5 helm:1=turn ashore=",
    seed: "v1:example-2",
    stands: {
      counts: {
        "hand:1": 5,
        "hand:2": 5,
        starts: 0,
      },
    },
  },
  {
    id: "T.setup.first/smallest-pile",
    clause: "T.setup.first",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | islands= aside= starts= hand:1=4,14,20,51,52 hand:2=24,34,37,68,finish#2 pile:1=3,10,11,15,21,22,23,25,26,28,38,39,40,41,42,43,45,47,49,50,54,55,58,64,65,67,69,70,71,72,74,76,78,80,start#1,finish#1,finish#3,finish#4 pile:2=1,2,5,6,7,8,9,12,13,16,17,18,19,27,29,30,31,32,33,35,36,44,46,48,53,56,57,59,60,61,62,63,66,73,75,77,79,start#2,finish#5 helm:1=turn ashore=",
    seed: "v1:example-3",
    stands: {
      due: {
        step: "act",
        seats: [1],
        clause: "T.turn.action",
      },
    },
  },
];
