/** The rulebook an option set stands for. */
import type { Rulebook } from "./kernel/rulebook";
import { mountainRulebook } from "./mountain/rulebook";
import { type Options, writeOptions } from "./options";
import { seaRulebook } from "./sea/rulebook";

const composed = new Map<string, Rulebook>();

/** The rulebook of an option set; composed once, the same object for the same options. */
export function rulebookFor(options: Options): Rulebook {
  const code = writeOptions(options);
  const known = composed.get(code);
  if (known) return known;
  const rulebook = options.game === "sea" ? seaRulebook(options) : mountainRulebook(options);
  composed.set(code, rulebook);
  return rulebook;
}
