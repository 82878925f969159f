/** The rulebook an option set stands for. */
import type { Rulebook } from "./kernel/rulebook";
import { mountainRulebook } from "./mountain/rulebook";
import { type Options, writeOptions } from "./options";
import { seaRulebook } from "./sea/rulebook";

/** Enough for every table that is played at once; own Panoramas and goats make the choices endless. */
const MOST = 256;
/** The one that was asked for last stands last. */
const composed = new Map<string, Rulebook>();

/** The rulebook of an option set; composed once as long as it is in use, and then the same object for the same options. */
export function rulebookFor(options: Options): Rulebook {
  const code = writeOptions(options);
  const known = composed.get(code);
  const rulebook = known ?? (options.game === "sea" ? seaRulebook(options) : mountainRulebook(options));
  composed.delete(code);
  composed.set(code, rulebook);
  const [oldest] = composed.keys();
  if (composed.size > MOST && oldest !== undefined) composed.delete(oldest);
  return rulebook;
}
