/** What the engine exports of this module beyond the parts that every module has. */

export type { Compasses, Described as StormCompassDescribed, StormInPlay } from "./description";
export type { Fields as StormsOptions } from "./options";
export { mustPass } from "./passing";
export type { SetupFields as StormCompassSetup } from "./setup";
export { stormNameAt } from "./setup";
export { SMALL_HAND } from "./weather";
