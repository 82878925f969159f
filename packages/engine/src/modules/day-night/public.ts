/** What the engine exports of this module beyond the parts that every module has. */

export type { Described as DayNightDescribed } from "./description";
export { sideAt, skySide, wantedAt, wantedInRow, wrongSides } from "./rules";
export type { SetupFields as DayNightSetup } from "./setup";
