import type { ExampleFrame } from "../../../examples/shapes";

export const placingExamples: readonly ExampleFrame[] = [
  {
    id: "T.place.empty/taken",
    clause: "T.place.empty",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. 45 . . . ./. . . . . ./. . . . . . | hand:1=5,47,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 47 r4c2",
        allowed: "no",
        holds: "no",
        with: {
          at: "r4c2",
          card: "45",
        },
      },
      {
        act: "1: 47 r4c3",
        allowed: "yes",
        price: 2,
        holds: "yes",
        with: {
          at: "r4c3",
        },
      },
    ],
  },
  {
    id: "T.place.ascending/between",
    clause: "T.place.ascending",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./. 49 . . . ./. . . . . ./. . . . . . | hand:1=20,47,60,70 hand:2=10,30 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 47 r4c4",
        allowed: "no",
        holds: "no",
        with: {
          blocker: "49",
          side: "left",
          at: "r4c2",
        },
      },
      {
        act: "1: 47 r3c6",
        allowed: "yes",
        holds: "yes",
      },
      {
        act: "1: 60 r4c1",
        allowed: "no",
        price: 11,
        holds: "no",
        with: {
          blocker: "49",
          side: "right",
          at: "r4c2",
        },
      },
      {
        act: "1: 60 r5c1",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
];
