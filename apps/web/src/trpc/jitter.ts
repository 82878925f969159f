/** Delays between retries: full jitter, so that a restarted server does not get everybody's request at once. */

const LEAST = 500;
const MOST = 10_000;

/** Milliseconds to wait before retry `attempt` (0-based): random, from 0.5 s to a ceiling that doubles up to 10 s. */
export function jitter(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(MOST, LEAST * 2 ** (attempt + 1));
  return Math.round(LEAST + random() * (ceiling - LEAST));
}
