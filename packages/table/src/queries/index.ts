export { drawnStorm, spendable, stormsOf } from "../modules/storm-compass/storms";
export {
  type AdviceAnswer,
  type AdviceQuestion,
  type AdvisedAct,
  adviceQuestion,
  isAskedAbout,
} from "./advice";
export { answersAt, asHolder, type CellGroup, groupsOf, type Run, runsOf } from "./cell-answers";
export { costOf } from "./cost";
export { descriptionOf } from "./description";
export { numberOf } from "./evidence";
export { gameOf } from "./game-of";
export { answered, heldVerdict } from "./held";
export {
  type Answer,
  type Answers,
  answersFor,
  fitOf,
  heedless,
  inReach,
  nearestLegal,
  verdictOn,
} from "./judging";
export { areKnown } from "./known-rules";
export { laidAhead } from "./laid-ahead";
export { type Nowhere, nowhereFor } from "./nowhere";
export { finishAwaitsStart, startBinds } from "./start-binds";
