/** What the engine offers of it beside what every module has. */

export type { Compasses, StormInPlay } from "./description";
export type { Fields as StormsOptions } from "./options";
export { stormNameAt } from "./setup";
export { mustPass } from "./storms";
