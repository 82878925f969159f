/** What the engine offers of it beside what every module has. */
export type { GoatCards } from "./goat-cards";
export type { Fields as GoatsOptions } from "./options";
export { herdPaths } from "./rules";
