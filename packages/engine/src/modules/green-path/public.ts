/** What the engine offers of it beside what every module has. */

export type { Described as GreenPathDescribed } from "./description";
export type { Fields as GreenPathOptions } from "./options";
