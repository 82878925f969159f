import type { ExampleFrame } from "../../examples/shapes";

export const examples: readonly ExampleFrame[] = [
  {
    id: "T.monster.setup/three-to-five",
    clause: "T.monster.setup",

    options: [
      {
        code: "sea p2 monsters3",
        allowed: true,
      },
      {
        code: "sea p2 monsters5",
        allowed: true,
      },
      {
        code: "sea p2 monsters2",
        allowed: false,
      },
      {
        code: "sea p2 monsters6",
        allowed: false,
      },
    ],
  },
  {
    id: "T.monster.keep/never-discarded",
    clause: "T.monster.keep",

    position:
      "sea p2 monsters3 | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=monster#1,5,20 hand:2=10,50 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: discard monster 5",
        allowed: "no",
        holds: "no",
      },
      {
        act: "1: discard 5 20",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "T.monster.play/both-leave",
    clause: "T.monster.play",

    position:
      "sea p2 monsters3 | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=monster#1,5,20 hand:2=10,50 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: monster r3c1",
        allowed: "yes",
        holds: "yes",
        with: {
          at: "r3c1",
        },
        facts: ["30 r3c1>gone T.monster.play", "monster#1 hand:1>gone T.monster.play"],
      },
      {
        act: "1: monster r4c1",
        allowed: "no",
        holds: "no",
        with: {
          at: "r4c1",
        },
      },
    ],
  },
  {
    id: "T.monster.finish/somebody-holds-one",
    clause: "T.monster.finish",

    position:
      "sea p2 monsters3 | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 72 | hand:1=finish#1,1,3 hand:2=monster#1,5,7 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: finish",
        allowed: "yes",
        holds: "yes",
        facts: ["holder:2 unsaid>disclosed T.monster.finish"],
        leaves: {
          counts: {
            "hand:1": 3,
          },
          outcome: "playing",
          due: {
            step: "act",
            seats: [1],
          },
        },
      },
      {
        before: ["1: finish"],
        act: "1: finish",
        allowed: "no",
        holds: "no",
        with: {
          seat: 2,
        },
      },
    ],
  },
];
