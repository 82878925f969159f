/** What the engine offers of it beside what every module has. */

export type { Described as HighArchDescribed } from "./description";
