export {
  atBest,
  completed,
  drawnUpTo,
  givenUnseen,
  isOpen,
  leastPrice,
  liesAt,
  openTo,
  paidUnseen,
} from "./asking";
export { cleared, counted, held, inOptions, laid, moved, put, sent, taken, turned, without } from "./edits";
export { back, beginning, changed, forth, heard } from "./history";
export { type LineProblem, readLine, seen } from "./line";
export { askedFor, begunPath, checkPath } from "./link";
export { handNames, hasPlace, namesAt, spareDestinations } from "./naming";
export { actorOf, openFor } from "./opening";
export { playedOn } from "./playing-on";
export { saidAct } from "./saying";
export { type Edited, edited, type Kind, withLying, words } from "./settling";
export { type SlippedCard, slipsOn } from "./slips-on";
export { agreedBy, agreedOn, dialled, type Said, saidBy, takenByStart } from "./talk";
