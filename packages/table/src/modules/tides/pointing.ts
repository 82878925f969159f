import type { PointingOf } from "../act-pointing";

export const pointing: PointingOf<"tides"> = {
  swell: { carries: null, targets: null, ways: null, begins: null, may: null },
};
