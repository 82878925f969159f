/** One readable code for each option set, and the rulebook it stands for. */
import type { Rulebook } from "./kernel/rulebook";
import { err, type Problem, type Result } from "./result";
import { readSea, type SeaOptions, writeSea } from "./sea/options";
import { seaRulebook } from "./sea/rulebook";

export type Options = SeaOptions;

/** Longest code that is read at all. */
const MOST_CODE = 120;

/** Reads an option code. The problem says at which character and why. */
export function readOptions(code: string): Result<Options, Problem> {
  if (code.length > MOST_CODE) return err({ at: MOST_CODE, what: "option.long", with: { most: MOST_CODE } });
  const words = [...code.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }));
  const [game, ...rest] = words;
  if (game?.text !== "sea")
    return err({ at: game?.at ?? 0, what: "option.game", with: { word: game?.text ?? "" } });
  return readSea(rest);
}

/** The code of some options, in one canonical order. */
export function writeOptions(options: Options): string {
  return writeSea(options);
}

const composed = new Map<string, Rulebook>();

/** The rulebook of an option set; composed once, the same object for the same options. */
export function rulebookFor(options: Options): Rulebook {
  const code = writeOptions(options);
  const known = composed.get(code);
  if (known) return known;
  const rulebook = seaRulebook(options);
  composed.set(code, rulebook);
  return rulebook;
}
