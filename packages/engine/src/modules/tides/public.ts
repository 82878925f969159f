/** What the engine offers of it beside what every module has. */

export type { Described as TidesDescribed } from "./description";
export type { Fields as TidesOptions } from "./options";
