/** What the engine exports of this module beyond the parts that every module has. */

export { ARCH_BOARD } from "./board";
export type { Described as HighArchDescribed } from "./description";
