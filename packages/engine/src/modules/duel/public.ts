/** What the engine exports of this module beyond the parts that every module has. */

export type { Described as DuelDescribed, Run } from "./description";
export { openRow } from "./rules";
export {
  type DuelResult,
  type DuelScore,
  duelResult,
  POINTS_PER_CARD,
  pointsOfRun,
  runsBeside,
} from "./score";
export type { SetupFields as DuelSetup } from "./setup";
