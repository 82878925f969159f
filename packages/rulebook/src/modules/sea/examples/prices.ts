import type { ExampleFrame } from "../../../examples/shapes";

export const pricesExamples: readonly ExampleFrame[] = [
  {
    id: "T.place.cost/between-two",
    clause: "T.place.cost",

    position:
      "sea p2 | . 5 . 11 . ./17 . . 24 . ./31 . . . 38 ./41 . 45 . 52 ./56 . . 63 . ./69 . . . 77 . | hand:1=12,20,47,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 47 r4c4",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          counts: "left",
          left: 45,
          right: 52,
          leftDifference: 2,
          rightDifference: 5,
        },
      },
      {
        act: "1: 70 r6c3",
        allowed: "yes",
        holds: "yes",
        with: {
          counts: "none",
        },
      },
    ],
  },
  {
    id: "T.place.cost/five-beside-three",
    clause: "T.place.cost",

    position:
      "sea p2 | . . 3 . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 5 r1c4 -20 -40",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          counts: "left",
          left: 3,
          leftDifference: 2,
        },
        facts: ["20 hand:1>discard:1 T.place.pay", "40 hand:1>discard:1 T.place.pay"],
      },
      {
        act: "1: 5 r1c5",
        allowed: "yes",
        holds: "yes",
        with: {
          counts: "none",
        },
      },
    ],
  },
  {
    id: "T.place.cost/across-the-row-end",
    clause: "T.place.cost",

    position:
      "sea p2 | . . . . . 3/. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 5 r2c1",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          counts: "left",
          left: 3,
          leftDifference: 2,
          leftAcross: true,
        },
      },
    ],
  },
  {
    id: "T.place.cost/six-between-three-and-seven",
    clause: "T.place.cost",

    position:
      "sea p2 | . 3 . 7 . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=6,20,40 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 6 r1c3",
        allowed: "yes",
        price: 1,
        holds: "yes",
        with: {
          counts: "right",
          left: 3,
          right: 7,
          leftDifference: 3,
          rightDifference: 1,
        },
      },
    ],
  },
  {
    id: "T.place.cost/never-up-or-down",
    clause: "T.place.cost",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. . 45 . . ./. . . . . ./. . . . . . | hand:1=40,20 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 40 r3c3",
        allowed: "yes",
        holds: "yes",
        with: {
          counts: "none",
        },
      },
    ],
  },
  {
    id: "T.place.pay/four-cards-left",
    clause: "T.place.pay",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. . . 52 . ./. . . . . ./. . . . . . | hand:1=47,50,20,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 47 r4c3",
        allowed: "no",
        price: 5,
        holds: "no",
        with: {
          need: 5,
          have: 4,
        },
      },
      {
        act: "1: 50 r4c3",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          need: 2,
          have: 4,
        },
      },
    ],
  },
  {
    id: "T.place.gap-allowed/three-spaces-two-numbers",
    clause: "T.place.gap-allowed",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. . 45 . . ./. . . . . ./. . . . . . | hand:1=78,20 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 78 r6c3",
        allowed: "yes",
      },
    ],
  },
];
