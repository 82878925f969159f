import type { ExampleFrame } from "../../examples/shapes";

export const examples: readonly ExampleFrame[] = [
  {
    id: "T.beacon.light/its-own-row-and-the-row-above",
    clause: "T.beacon.light",

    position:
      "sea p2 beacons | 1 2 3 5 7 9/11 13 15 17 19 21/23 24 25 27 29 31/33 35 37 39 41 43/45 46 47 49 51 53/55 57 59 61 63 65 | hand:1=finish#1,70,71 hand:2=72,73,74 berth:start=start#1 helm:1=turn",
    tries: [{ act: "1: finish", allowed: "yes" }],
  },
  {
    id: "T.beacon.light/not-across-the-end-of-a-row",
    clause: "T.beacon.light",

    position:
      "sea p2 beacons | 1 3 5 7 9 10/11 13 15 17 19 21/23 24 25 27 29 31/33 35 37 39 41 43/45 46 47 49 51 53/55 57 59 61 63 65 | hand:1=finish#1,70,71 hand:2=72,73,74 berth:start=start#1 helm:1=turn",
    tries: [{ act: "1: finish", allowed: "no" }],
  },
  {
    id: "T.beacon.cost/at-most-one",
    clause: "T.beacon.cost",

    position:
      "sea p2 beacons | . . . . . ./. . . . . ./31 32 33 . . ./40 . . . . ./. . . . . ./. . . . . . | hand:1=37,43,50,60,70 hand:2=10,61 berth:start=start#1 helm:1=turn",
    tries: [
      { act: "1: 37 r3c4", allowed: "yes", price: 1, holds: "yes", with: { less: 3, row: 3 } },
      { act: "1: 43 r4c2", allowed: "yes", price: 3, holds: "yes", with: { less: 0, row: 4 } },
    ],
  },
  {
    id: "T.beacon.finish/every-row-lit",
    clause: "T.beacon.finish",

    position:
      "sea p2 beacons | 1 2 3 5 7 9/11 13 15 17 19 21/23 24 25 27 29 31/33 35 37 39 41 43/45 46 47 49 51 53/55 57 59 61 63 65 | hand:1=finish#1,70,71 hand:2=72,73,74 berth:start=start#1 helm:1=turn",
    tries: [{ act: "1: finish", allowed: "yes", holds: "yes", with: { dark: 0 } }],
  },
  {
    id: "T.beacon.finish/two-rows-dark",
    clause: "T.beacon.finish",

    position:
      "sea p2 beacons | 1 3 5 7 9 10/11 13 15 17 19 21/23 24 25 27 29 31/33 35 37 39 41 43/45 46 47 49 51 53/55 57 59 61 63 65 | hand:1=finish#1,70,71 hand:2=72,73,74 berth:start=start#1 helm:1=turn",
    tries: [{ act: "1: finish", allowed: "no", holds: "no", with: { row: 1, dark: 2 } }],
  },
];
