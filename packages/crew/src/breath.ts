/**
 * Long work takes breath: it yields nothing wherever it may be left for a while, after an act of an imagined game at the
 * latest, so that whoever has it done can let others in. What it comes to does not depend on that.
 */
export type Breath = undefined;

/** Does it all in one go. */
export function inOneGo<Result>(work: Generator<unknown, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
