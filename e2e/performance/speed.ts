/** The speed of the machine, as measured by a page that only counts. */
export interface Speed {
  /** The benchmark index of Lighthouse. */
  readonly index: number;
  /** How many milliseconds it counted. */
  readonly took: number;
}

/**
 * The speed of a browser on this machine, so that figures of two machines can be compared: rounds in a tenth of a second of
 * one loop that makes garbage and one that makes none, averaged, as Lighthouse does (`computeBenchmarkIndex` of its
 * `page-functions.js`). Runs in the page.
 */
export function countSpeed(): Speed {
  const LOOP_MS = 500;
  const begun = performance.now();
  const rounds = (once: (round: number) => void, every: number) => {
    const start = performance.now();
    let round = 0;
    // If a round is short, the clock is read only now and then: otherwise reading it would dominate the measurement.
    while (round % every !== 0 || performance.now() - start < LOOP_MS) once(round++);
    return round / 10 / ((performance.now() - start) / 1000);
  };
  const garbage = rounds(() => {
    let text = "";
    for (let length = 0; length < 10_000; length++) text += "a";
    if (text.length === 1) throw new Error("Never: so that the loop is not left out.");
  }, 1);
  const one: number[] = [];
  const other: number[] = [];
  for (let at = 0; at < 100_000; at++) one[at] = other[at] = at;
  const copied = rounds((round) => {
    const [from, to] = round % 2 === 0 ? [one, other] : [other, one];
    for (let at = 0; at < from.length; at++) to[at] = from[at] ?? 0;
  }, 10);
  return { index: Math.round((garbage + copied) / 2), took: performance.now() - begun };
}
