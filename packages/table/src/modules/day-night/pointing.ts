import { topOf } from "@stillwater/engine";
import type { PointingOf } from "../act-pointing";

export const pointing = {
  turn: { targets: (table, all) => all.filter((cell) => topOf(table, cell) !== 0) },
} satisfies PointingOf<"day-night">;
