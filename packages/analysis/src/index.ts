/** What can be said about a game once all its cards are known. Pure: no clock, no chance of its own, no input or output. */

export { provenLost } from "./bounds/bounds";
export { COST_EFFORT, type CostEffort, type Costs, costsOf, isDear, type Judged } from "./costs";
export {
  certify,
  GRADE_GAMES,
  GRADED_SETS,
  GRADES,
  type Grade,
  gradeOf,
  hasGrades,
  isCertified,
  isLostAtDeal,
  winsOf,
} from "./grading";
export { type LostInSight, lostInSight } from "./lay-open";
export {
  LOSING_EFFORT,
  type Losing,
  type LosingEffort,
  type LosingKind,
  losingKindOf,
  type Proof,
  whereLost,
} from "./losing";
export { BOUNDS, type Bound } from "./modules/shapes";
export { isWon, type Position, tablesOf } from "./position";
export { type Found, type Searching, searchAll } from "./search";
export { findLine, type WinningLine } from "./solver";
export { stretchOf } from "./stretch";
export { type ActLine, type ToldLosing, toldLosing } from "./told";
