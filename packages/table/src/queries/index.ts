export { only } from "../modules/only";
export {
  type AdviceAnswer,
  type AdviceQuestion,
  type AdvisedAct,
  adviceQuestion,
  givenBy,
  isAskedAbout,
} from "./advice";
export { answersAt, type CardRun, type CellGroup, cardRunsOf, cellGroupsOf } from "./cell-answers";
export { statedCostOf } from "./cost";
export { descriptionOf } from "./description";
export { evidenceNumber } from "./evidence";
export {
  type Answers,
  answersFor,
  fitOf,
  heedless,
  inReach,
  isPaidLater,
  type JudgedAct,
  nearestLegal,
  verdictOn,
} from "./judging";
export { areKnown } from "./known-rules";
export { type LaidAhead, laidAhead } from "./laid-ahead";
export { type Nowhere, nowhereFor } from "./nowhere";
export { onceAnswered } from "./once-answered";
export { finishAwaitsStart, startBinds } from "./start-binds";
export { triedAt } from "./tried";
