/** What the engine offers of it beside what every module has. */

export { ARCH_BOARD } from "./board";
export type { Described as HighArchDescribed } from "./description";
