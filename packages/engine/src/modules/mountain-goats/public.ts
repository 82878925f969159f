/** What the engine offers of it beside what every module has. */

export type { Described as MountainGoatsDescribed } from "./description";
export { GOATS_TO_WIN, type GoatCards } from "./goat-cards";
export { herdPaths } from "./herds";
export type { Fields as GoatsOptions } from "./options";
export type { SetupFields as MountainGoatsSetup } from "./setup";
