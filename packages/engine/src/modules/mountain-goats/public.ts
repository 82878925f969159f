/** What the engine exports of this module beyond the parts that every module has. */

export type { Described as MountainGoatsDescribed } from "./description";
export { GOATS_TO_WIN, type GoatCards } from "./goat-cards";
export { herdPaths } from "./herds";
export type { Fields as GoatsOptions } from "./options";
export type { SetupFields as MountainGoatsSetup } from "./setup";
