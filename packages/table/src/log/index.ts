export {
  branch,
  type Course,
  courseOf,
  courseOfRecord,
  namesFor,
  type Played,
  play,
  readLine,
  recordOf,
  turnsOf,
  writeLine,
} from "./course";
export { type Lens, liveAt, logOf } from "./showing";
export { type Stack, stacksOf } from "./stacks";
export {
  actorOn,
  alongLine,
  begin,
  courseOn,
  go,
  isOpen,
  leaveLine,
  ledTo,
  readStop,
  tried,
  tryHere,
  type Walk,
  writeStop,
} from "./walk";
