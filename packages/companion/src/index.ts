/** The log of a real table: entries from several devices, merged without losing one, folded by the engine. */
export type { EntryMisfit } from "./attempt";
export { type CheckResult, check } from "./check";
export { type Completed, complete, type Leftover, leftovers } from "./completing";
export { type DeviceKey, deviceKeyOf, MOST_OF_CLIENT } from "./device-key";
export {
  type Content,
  type ContentKind,
  type Entry,
  type EntryOf,
  isStatement,
  type Stamp,
  type Statement,
  saw,
  type Version,
} from "./entry";
export { fold } from "./fold";
export { type Foretold, foretell } from "./foretelling";
export { framesOf, type Gathering, gather, handOver, takeOver } from "./frames";
export { type GivenWay, giveWay } from "./giving-way";
export { goingBack, type Return } from "./going-back";
export {
  type Added,
  add,
  appendEntry,
  EMPTY_LOG,
  type EntryRefusal,
  entriesMissing,
  type Log,
  rewrite,
} from "./log";
export type { Conflict } from "./merge";
export { slipped } from "./slipped";
export {
  type Parcel,
  readEntries,
  readEntry,
  readFile,
  writeEntry,
  writeFile,
} from "./text";
export { type NotUnseen, notUnseen } from "./unseen";
export type { Became, DoneStep, Shown, Unfit, View } from "./view";
export {
  actContent,
  answerContent,
  answering,
  answeringAll,
  type Correction,
  correcting,
  redoing,
  rewinding,
  undoing,
  undoingOf,
} from "./writing";
