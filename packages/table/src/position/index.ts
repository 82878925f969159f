export {
  actGivingUnseen,
  atBest,
  completedUnseen,
  drawnUpTo,
  isLeftOpen,
  leastPrice,
  liesAt,
  openTo,
  paidUnseen,
} from "./asking";
export { spareDestinations } from "./destinations";
export {
  cleared,
  countStack,
  held,
  inOptions,
  laid,
  moved,
  putPieces,
  sent,
  taken,
  turned,
  without,
} from "./edits";
export { back, beginning, changed, forth, withoutRefusal } from "./history";
export { type LineProblem, readPositionLine, seen } from "./line";
export { askedFor, begunPath, checkPath } from "./link";
export { handNames, hasPlace, namesAt } from "./naming";
export { actingSeat, openFor } from "./opening";
export { playedOn } from "./playing-on";
export { saidAct } from "./saying";
export { type Edited, edited, type StackKind, stackWords, withLying } from "./settling";
export { agreedBy, agreedOn, dialled, type Said, saidBy, takenByStart } from "./talk";
