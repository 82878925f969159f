import type { ExampleFrame } from "../../examples/shapes";

const RISEN = "ebb= row:3=tide";

export const examples: readonly ExampleFrame[] = [
  {
    id: "T.tide.begin/all-low",
    clause: "T.tide.begin",
    position:
      "sea p2 tides | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=12,40,60 hand:2=10,50 berth:start=start#1 helm:1=turn",
    stands: { counts: { ebb: 1 } },
  },
  {
    id: "T.tide.raise/for-one-card",
    clause: "T.tide.raise",
    position:
      "sea p2 tides | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=12,40,60 hand:2=10,50 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: swell row:3",
        allowed: "yes",
        price: 1,
        holds: "yes",
        facts: ["tide ebb>row:3 T.tide.raise"],
      },
    ],
  },
  {
    id: "T.tide.free/nothing-at-flood",
    clause: "T.tide.free",
    position: `sea p2 tides | . . . . . ./. . . . . ./31 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=37,40 hand:2=10,50 ${RISEN} berth:start=start#1 helm:1=turn`,
    tries: [{ act: "1: 37 r3c2", allowed: "yes", price: 0 }],
  },
  {
    id: "T.tide.fall/behind-the-card",
    clause: "T.tide.fall",
    position: `sea p2 tides | . . . . . ./. . . . . ./31 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=37,40 hand:2=10,50 ${RISEN} berth:start=start#1 helm:1=turn`,
    tries: [{ act: "1: 37 r3c2", allowed: "yes", facts: ["tide row:3>ebb T.tide.fall"] }],
  },
];
