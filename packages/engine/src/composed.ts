/** The rulebooks that are in use. */
import type { Rulebook } from "./kernel/rulebook";
import { type Options, writeOptions } from "./options";

/** Enough for every table that is played at once; own Panoramas and goats make the choices endless. */
const MOST = 256;
/** The one that was asked for last stands last. */
const composed = new Map<string, Rulebook>();

/** The rulebook of an option set; composed once as long as it is in use, and then the same object for the same options. */
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

/** For whoever has not got all modules: the rulebook of an option set that was composed before it is asked for. */
export const rulebookAtHand = (options: Options): Rulebook =>
  composedOnce(options, () => {
    throw new Error(`The rules of ${writeOptions(options)} are not here yet.`);
  });
