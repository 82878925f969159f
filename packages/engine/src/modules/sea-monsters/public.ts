/** What the engine exports of this module beyond the parts that every module has. */
export type { Fields as MonstersOptions } from "./options";
