/** The rulebooks that are in use. */
import type { Rulebook } from "./kernel/rulebook";
import { type Options, writeOptions } from "./options";

/** Enough for all tables played at once; custom Panoramas and goats make the number of option sets all but endless. */
const MOST = 256;
/** Ordered by last use: the rulebook asked for most recently comes last. */
const composed = new Map<string, Rulebook>();

/** The rulebook of an option set: composed at the first call, then the same object for as long as it is in use. */
export function composedOnce<O extends Options>(options: O, compose: (options: O) => Rulebook): Rulebook {
  const code = writeOptions(options);
  const rulebook = composed.get(code) ?? compose(options);
  composed.delete(code);
  composed.set(code, rulebook);
  const [oldest] = composed.keys();
  if (composed.size > MOST && oldest !== undefined) composed.delete(oldest);
  return rulebook;
}

export const isComposed = (options: Options): boolean => composed.has(writeOptions(options));

/** The rulebook of an option set that must be composed already, for callers that have not loaded every module. */
export const rulebookAtHand = (options: Options): Rulebook =>
  composedOnce(options, () => {
    throw new Error(`The rules of ${writeOptions(options)} are not here yet.`);
  });
