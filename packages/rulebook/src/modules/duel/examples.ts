import type { ExampleFrame } from "../../examples/shapes";

export const examples: readonly ExampleFrame[] = [
  {
    id: "T.duel.players/exactly-two",
    clause: "T.duel.players",

    options: [
      {
        code: "sea p2 duel",
        allowed: true,
      },
      {
        code: "sea p3 duel",
        allowed: false,
      },
      {
        code: "sea p1 duel",
        allowed: false,
      },
    ],
  },
  {
    id: "T.duel.deck/five-open",
    clause: "T.duel.deck",

    position:
      "sea p2 duel | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | islands= open:1=72 open:2=70 open:3=35 open:4=36 open:5=26 hand:1=10,33,55,57,63 hand:2=7,15,50,51,69 helm:2=turn ashore= deck=1,2,3,4,5,6,8,9,11,12,13,14,16,17,18,19,20,21,22,23,24,25,27,28,29,30,31,32,34,37,38,39,40,41,42,43,44,45,46,47,48,49,52,53,54,56,58,59,60,61,62,64,65,66,67,68,71,73,74,75,76,77,78,79,80",
    seed: "v1:example-1",
    stands: {
      counts: {
        "hand:1": 5,
        "hand:2": 5,
        "open:1": 1,
        "open:5": 1,
        deck: 65,
      },
    },
  },
  {
    id: "T.duel.turn/marked-as-own",
    clause: "T.duel.turn",

    position:
      "sea p2 duel | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=31,50,51,52,78 hand:2=1,2,3,4,5 open:1=60 open:2=61 open:3=62 open:4=63 open:5=64 deck=70,71,72 helm:1=turn",
    tries: [
      {
        act: "1: 31 r3c2 -50",
        allowed: "yes",
        price: 1,
        facts: ["mark:r3c2 unmarked>of:1 T.duel.turn", "50 hand:1>discard:1 T.place.pay"],
      },
    ],
  },
  {
    id: "T.duel.draw/farthest-first",
    clause: "T.duel.draw",

    position:
      "sea p2 duel | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=31,50,51,52,78 hand:2=1,2,3,4,5 open:1=60 open:2=61 open:3=62 open:4=63 open:5=64 deck=70,71,72 helm:1=turn",
    tries: [
      {
        act: "1: discard 50 51",
        allowed: "yes",
        facts: [
          "60 open:1>hand:1 T.duel.draw",
          "61 open:2>hand:1 T.duel.draw",
          "62 open:3>open:1 T.duel.draw",
        ],
        leaves: {
          counts: {
            "hand:1": 5,
            "open:5": 1,
            deck: 1,
          },
        },
      },
    ],
  },
  {
    id: "T.duel.possible/seventy-eight",
    clause: "T.duel.possible",

    position:
      "sea p2 duel | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=31,50,51,52,78 hand:2=1,2,3,4,5 open:1=60 open:2=61 open:3=62 open:4=63 open:5=64 deck=70,71,72 helm:1=turn",
    tries: [
      {
        act: "1: 78 r6c3",
        allowed: "no",
        holds: "no",
        with: {
          spaces: 3,
          numbers: 2,
        },
      },
      {
        act: "1: 78 r6c4",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "T.duel.swap/nothing-fits",
    clause: "T.duel.swap",

    position:
      "sea p2 duel | 40 . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=2,3,4 hand:2=50,51 open:1=60 open:2=61 open:3=62 open:4=63 open:5=64 deck=70 helm:1=turn",
    tries: [
      {
        act: "1: swap",
        allowed: "yes",
        holds: "yes",
        with: {
          open: 5,
        },
        facts: [
          "2 hand:1>shown:1 T.duel.swap",
          "2 shown:1>discard:1 T.duel.swap",
          "60 open:1>hand:1 T.duel.swap",
        ],
        leaves: {
          counts: {
            "hand:1": 5,
          },
        },
      },
    ],
  },
  {
    id: "T.duel.swap/something-fits",
    clause: "T.duel.swap",

    position:
      "sea p2 duel | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=31,50,51,52,78 hand:2=1,2,3,4,5 open:1=60 open:2=61 open:3=62 open:4=63 open:5=64 deck=70,71,72 helm:1=turn",
    tries: [
      {
        act: "1: swap",
        allowed: "no",
        holds: "no",
        with: {
          open: 5,
        },
      },
    ],
  },
  {
    id: "T.duel.pass/nothing-to-do",
    clause: "T.duel.pass",

    position:
      "sea p2 duel | 40 . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=2 hand:2=50,51 helm:1=turn",
    tries: [
      {
        act: "1: pass",
        allowed: "yes",
        holds: "yes",
        with: {
          have: 1,
          open: 0,
        },
      },
      {
        before: ["1: pass"],
        act: "2: pass",
        allowed: "no",
        holds: "no",
        with: {
          have: 2,
        },
      },
    ],
  },
  {
    id: "T.duel.end/one-card-each",
    clause: "T.duel.end",

    position:
      "sea p2 duel | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=50,51 hand:2=60 helm:1=turn",
    tries: [
      {
        act: "1: 51 r5c1",
        allowed: "yes",
        holds: "yes",
        facts: ["turn helm:2>won T.duel.end"],
        leaves: {
          outcome: "won",
        },
      },
    ],
  },
  {
    id: "T.duel.end/full-grid",
    clause: "T.duel.end",

    position:
      "sea p2 duel | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 . | hand:1=71,1,3 hand:2=5,7,9 helm:1=turn",
    tries: [
      {
        act: "1: 71 r6c6",
        allowed: "yes",
        price: 1,
        holds: "yes",
        facts: ["71 hand:1>r6c6 T.place.empty"],
        leaves: {
          due: {
            step: "give",
            seats: [1],
          },
        },
      },
    ],
  },
  {
    id: "T.duel.score/a-run-of-three",
    clause: "T.duel.score",

    position:
      "sea p2 duel | 3 5 6 . . ./20 . . . . ./30 31 . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=50,51 hand:2=60,61 discard:1=9 of:1=mark:r1c1,mark:r1c2,mark:r1c3,mark:r2c1 of:2=mark:r3c1,mark:r3c2 helm:1=turn",
    stands: {
      points: [10, 4],
      leader: 1,
      by: "points",
    },
  },
  {
    id: "T.duel.score/across-a-row-end",
    clause: "T.duel.score",

    position:
      "sea p2 duel | . . . . 10 11/12 13 . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=50,51 hand:2=60,61 of:1=mark:r1c5,mark:r1c6,mark:r2c1,mark:r2c2 helm:1=turn",
    stands: {
      points: [12, 0],
      leader: 1,
      by: "points",
    },
  },
  {
    id: "T.duel.tie/more-cards-placed",
    clause: "T.duel.tie",

    position:
      "sea p2 duel | 3 . 6 . . ./20 . . . . ./30 . 33 . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=50,51 hand:2=60,61 discard:1=9,10 of:1=mark:r1c1,mark:r1c3,mark:r2c1 of:2=mark:r3c1,mark:r3c3 helm:1=turn",
    stands: {
      points: [4, 4],
      leader: 1,
      by: "placed",
    },
  },
  {
    id: "T.duel.tie/the-longer-run",
    clause: "T.duel.tie",

    position:
      "sea p2 duel | 3 . 6 . . ./. . . . . ./30 33 . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=50,51 hand:2=60,61 of:1=mark:r1c1,mark:r1c3 of:2=mark:r3c1,mark:r3c2 helm:1=turn",
    stands: {
      points: [4, 4],
      leader: 2,
      by: "longest",
    },
  },
  {
    id: "T.duel.tie/shared",
    clause: "T.duel.tie",

    position:
      "sea p2 duel | 3 . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=50,51 hand:2=60,61 of:1=mark:r1c1 of:2=mark:r3c1 helm:1=turn",
    stands: {
      points: [2, 2],
      leader: null,
      by: "shared",
    },
  },
  {
    id: "T.setup.remove/none-in-a-duel",
    clause: "T.setup.remove",
    options: [
      {
        code: "sea p2 duel -4",
        allowed: false,
      },
    ],
  },
];
