/** What the engine exports of this module beyond the parts that every module has. */

export type { Described as BeaconsDescribed } from "./description";
export type { Fields as BeaconsOptions } from "./options";
export { BEACON_LENGTH } from "./rules";
