import { topOf } from "@stillwater/engine";
import type { PointingOf } from "../act-pointing";

export const pointing: PointingOf<"day-night"> = {
  turn: {
    carries: null,
    targets: (table, all) => all.filter((cell) => topOf(table, cell) !== 0),
    ways: null,
    begins: null,
    may: null,
  },
};
