/** What a page that only counts finds out about its machine. */
export interface Speed {
  /** The benchmark index of Lighthouse. */
  readonly index: number;
  /** Milliseconds that it counted for. */
  readonly took: number;
}

/**
 * How fast a browser runs on this machine, so that figures of two machines can be told from each other: rounds a tenth of a
 * second of a loop that makes garbage and of one that makes none, the mean of both, as Lighthouse does (`computeBenchmarkIndex`
 * of its `page-functions.js`). Runs in the page.
 */
export function countSpeed(): Speed {
  const LOOP_MS = 500;
  const begun = performance.now();
  const rounds = (once: (round: number) => void, every: number) => {
    const start = performance.now();
    let round = 0;
    // The clock is asked seldom where a round is short: asking it would be what is measured.
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
