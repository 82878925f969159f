/** What the engine exports of this module beyond the parts that every module has. */

export { pyramidBoard } from "./board";
export type { Described as PyramidDescribed } from "./description";
export type { Fields as PyramidOptions } from "./options";
export { type RevealedKind, revealedBy } from "./reveals";
export type { SetupFields as PyramidSetup } from "./setup";
