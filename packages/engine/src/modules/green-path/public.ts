/** What the engine exports of this module beyond the parts that every module has. */

export type { Described as GreenPathDescribed } from "./description";
export type { Fields as GreenPathOptions } from "./options";
