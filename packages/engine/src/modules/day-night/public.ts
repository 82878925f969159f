/** What the engine offers of it beside what every module has. */

export type { Described as DayNightDescribed } from "./description";
export { sideAt, skySide, wantedAt, wantedInRow, wrongSides } from "./rules";
export type { SetupFields as DayNightSetup } from "./setup";
