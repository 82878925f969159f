/**
 * Long computations pause: they yield nothing at every point where they may be interrupted (at the latest after each act of
 * an imagined game), so that their caller can let other work run. The result does not depend on the pauses.
 */
export type Breath = undefined;

/** Runs a computation to its end without a pause. */
export function inOneGo<Result>(work: Generator<unknown, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
