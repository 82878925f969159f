import type { PointingOf } from "../act-pointing";

export const pointing: PointingOf<"jagged-rocks"> = {
  rocks: { carries: "rocks", targets: null, ways: null, begins: null, may: null },
};
