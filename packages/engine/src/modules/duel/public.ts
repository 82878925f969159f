/** What the engine offers of it beside what every module has. */

export type { Run } from "./description";
export { type DuelResult, type DuelScore, duelResult } from "./score";
