/** What the engine offers of it beside what every module has. */

export type { Described as BeaconsDescribed } from "./description";
export type { Fields as BeaconsOptions } from "./options";
export { BEACON_LENGTH } from "./rules";
