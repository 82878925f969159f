export { courseOf, courseOfRecord } from "./any-course";
export {
  branch,
  type Course,
  courseIn,
  type Played,
  readCourse,
  recordOf,
  turnsOf,
  withAct,
  writeLine,
} from "./course";
export { type Lens, liveAt, logOf } from "./showing";
export { type ShownStack, stacksOf } from "./stacks";
export {
  actorOn,
  alongLine,
  beginWalk,
  courseOn,
  go,
  hasStop,
  isPlaying,
  leaveLine,
  ledTo,
  readStop,
  tried,
  tryHere,
  type Walk,
  writeStop,
} from "./walk";
