/** What the engine offers of it beside what every module has. */
export type { WildOptions } from "./options";
