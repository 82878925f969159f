import type { PointingOf } from "../act-pointing";

export const pointing = { rocks: { carries: "rocks" } } satisfies PointingOf<"jagged-rocks">;
