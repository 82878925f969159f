import type { ExampleFrame } from "../../../examples/shapes";

export const turnExamples: readonly ExampleFrame[] = [
  {
    id: "T.turn.action/one-seat-acts",
    clause: "T.turn.action",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./45 . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30,50,61,71 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "yes",
        holds: "yes",
      },
      {
        act: "2: 61 r5c1",
        allowed: "no",
        holds: "no",
        with: {
          turn: 1,
        },
      },
      {
        act: "1: discard 5 20",
        allowed: "yes",
        holds: "yes",
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
    id: "T.turn.draw/up-to-five",
    clause: "T.turn.draw",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./45 . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30,50,61,71 pile:1=33,34 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: discard 5 20",
        allowed: "yes",
        facts: ["turn acted:1>helm:2 T.turn.action"],
        leaves: {
          counts: {
            "hand:1": 5,
            "pile:1": 0,
          },
        },
      },
    ],
  },
  {
    id: "T.turn.draw/one-left",
    clause: "T.turn.draw",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./45 . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30,50,61,71 pile:1=33 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: discard 5 20",
        allowed: "yes",
        facts: ["33 pile:1>hand:1 T.turn.draw"],
        leaves: {
          counts: {
            "hand:1": 4,
          },
        },
      },
    ],
  },
  {
    id: "T.turn.hand/own-cards-only",
    clause: "T.turn.hand",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./45 . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30,50,61,71 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 30 r2c1",
        allowed: "no",
        holds: "no",
        with: {
          card: "30",
        },
      },
      {
        act: "1: 20 r2c1",
        allowed: "yes",
        holds: "yes",
        with: {
          card: "20",
        },
      },
    ],
  },
  {
    id: "T.turn.discard-two/two-face-down",
    clause: "T.turn.discard-two",

    position:
      "sea p2 | . . . . . ./. . . . . ./. . . . . ./45 . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,30,50,61,71 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: discard 5 20",
        allowed: "yes",
        holds: "yes",
        facts: ["5 hand:1>discard:1 T.turn.discard-two", "20 hand:1>discard:1 T.turn.discard-two"],
      },
      {
        act: "1: discard 5",
        allowed: "no",
        holds: "no",
        with: {
          need: 2,
          given: 1,
        },
      },
    ],
  },
  {
    id: "T.turn.silence/numbers-only",
    clause: "T.turn.silence",

    position:
      "sea p3 @2 | . . . . . ./. . . . . ./. . . . . ./45 . . . . ./. . . . . ./. . . . . . | hand:1=?x4 hand:2=10,30,50,61,71 hand:3=?x5 islands=?x65 pot=toll#1,toll#2,toll#3,toll#4,toll#5,toll#6,toll#7,toll#8 berth:start=start#1 settling:1=turn",
    tries: [
      {
        act: "2: dial 2 4",
        allowed: "yes",
      },
    ],
    stands: {
      due: {
        step: "pledge",
        seats: [1, 2, 3],
        clause: "T.start.eight",
      },
      counts: {
        "hand:3": 5,
      },
    },
  },
  {
    id: "T.turn.hand/only-the-hand-knows",
    clause: "T.turn.hand",

    position:
      "sea p2 @- | . . 3 . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | islands=?x69 berth:start=start#1 hand:1=?x5 hand:2=?x5 helm:1=turn",
    tries: [
      { act: "1: 5 r1c4", allowed: "unknown", price: 2, holds: "unknown", with: { card: "5" } },
      { act: "1: 3 r1c4", allowed: "no", holds: "no" },
    ],
  },
];
