import type { ExampleFrame } from "../../examples/shapes";

export const examples: readonly ExampleFrame[] = [
  {
    id: "T.wild.any/as-a-number",
    clause: "T.wild.any",

    position:
      "sea p2 wild2 | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=wild#1,20,40 hand:2=10,50 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: wild=31 r3c2",
        allowed: "yes",
        price: 1,
        holds: "yes",
        with: {
          named: 31,
        },
        facts: ["name:1 unnamed>named:31 T.wild.any", "wild#1 hand:1>r3c2 T.place.empty"],
      },
      {
        act: "1: wild=30 r3c2",
        allowed: "no",
        holds: "no",
        with: {
          named: 30,
        },
      },
    ],
  },
  {
    id: "T.wild.any/as-a-finish",
    clause: "T.wild.any",

    position:
      "sea p2 wild2 | 2 4 6 8 10 12/14 16 18 20 22 24/26 28 30 32 34 36/38 40 42 44 46 48/50 52 54 56 58 60/62 64 66 68 70 72 | hand:1=wild#1,1,3 hand:2=5,7 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: wild=finish",
        allowed: "yes",
        leaves: {
          outcome: "won",
        },
      },
    ],
  },
  {
    id: "T.wild.any/a-real-start-first",
    clause: "T.wild.any",

    position:
      "sea p3 wild2 | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=wild#1,start#1,5,20,40 hand:2=10,30,50,61,71 hand:3=11,31,51,62,72 helm:1=turn",
    tries: [
      {
        act: "1: wild=start",
        allowed: "no",
        holds: "no",
        with: {
          named: "start",
        },
      },
    ],
  },
  {
    id: "T.wild.free/like-any-card",
    clause: "T.wild.free",

    position:
      "sea p2 wild2 | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=wild#1,31,40 hand:2=10,50 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: discard wild 40",
        allowed: "yes",
      },
      {
        act: "1: 31 r3c2 -wild",
        allowed: "yes",
        price: 1,
      },
      {
        act: "1: 40 r4c1",
        allowed: "yes",
      },
    ],
  },
];
