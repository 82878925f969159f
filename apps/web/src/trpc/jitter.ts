/** Waits between tries: full jitter, so that a restarted server is not met by everyone at once. */

const LEAST = 500;
const MOST = 10_000;

/** Milliseconds to wait before try number `attempt` (0-based): anywhere from 0.5 s to a ceiling that doubles up to 10 s. */
export function jitter(attempt: number, random: () => number = Math.random): number {
  const ceiling = Math.min(MOST, LEAST * 2 ** (attempt + 1));
  return Math.round(LEAST + random() * (ceiling - LEAST));
}
