/** What the engine offers of it beside what every module has. */

export { pyramidBoard } from "./board";
export type { Described as PyramidDescribed } from "./description";
export type { Fields as PyramidOptions } from "./options";
export { type RevealedKind, revealedBy } from "./reveals";
export type { SetupFields as PyramidSetup } from "./setup";
