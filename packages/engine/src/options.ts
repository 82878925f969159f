/** One readable code for each option set. Rulebooks are composed elsewhere, so that a form needs no rules. */

import type { ModuleId } from "./modules/ids";
import { MODULE_KINDS } from "./modules/names";
import { ASCENT_WORDS, EXPANSION_WORDS, VARIANT_WORDS } from "./modules/options";
import { type MountainOptions, mountainWords, readMountain, writeMountain } from "./mountain/options";
import type { OptionWord, Word } from "./notation/wording";
import { err, type Problem, type Result } from "./result";
import { readSea, type SeaOptions, seaWords, writeSea } from "./sea/options";

export type Options = SeaOptions | MountainOptions;

/** What a game must offer. Each game is only ever given its own options. */
interface House {
  read(words: readonly Word[]): Result<Options, Problem>;
  write(options: Options): string;
}

/** The first word of a code says whose options follow. */
const HOUSES: Readonly<Record<Options["game"], House>> = {
  sea: { read: readSea, write: writeSea },
  mountain: { read: readMountain, write: writeMountain },
};

/** Every word that may follow the first one of a code, game by game, for messages and pages about codes. */
export const OPTION_WORDS: Readonly<Record<Options["game"], readonly OptionWord[]>> = {
  sea: seaWords(),
  mountain: mountainWords(),
};

/** Every number that may follow a word, such as 3, 4 and 5 after `monsters`. Throws for a word without numbers. */
export function numbersOf(game: Options["game"], word: string): readonly number[] {
  const { least, most } = OPTION_WORDS[game].find((one) => one.word === word) ?? {};
  if (least === undefined || most === undefined) throw new Error(`No number follows ${word}.`);
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** The longest code that is read. */
const MOST_CODE = 240;

/** Reads an option code. The problem says at which character and why. */
export function readOptions(code: string): Result<Options, Problem> {
  if (code.length > MOST_CODE) return err({ at: MOST_CODE, what: "option.long", with: { most: MOST_CODE } });
  const words = [...code.matchAll(/\S+/g)].map((match): Word => ({ text: match[0], at: match.index }));
  const [game, ...rest] = words;
  const word = game?.text ?? "";
  if (!isGame(word)) return err({ at: game?.at ?? 0, what: "option.game", with: { word } });
  return HOUSES[word].read(rest);
}

function isGame(word: string): word is Options["game"] {
  return Object.hasOwn(HOUSES, word);
}

/** The code of some options, in one canonical order. */
export function writeOptions(options: Options): string {
  return HOUSES[options.game].write(options);
}

const isModule = (id: string): id is ModuleId => Object.hasOwn(MODULE_KINDS, id);

/** The modules that some options choose, in the order of their words. */
export function modulesIn(options: Options): readonly ModuleId[] {
  const words: readonly (readonly [
    string,
    { readonly chooses: readonly string[]; readonly variant?: string },
  ])[] =
    options.game === "mountain"
      ? Object.entries(ASCENT_WORDS)
      : [...Object.entries(VARIANT_WORDS), ...Object.entries(EXPANSION_WORDS)];
  const said = new Map<string, unknown>(Object.entries(options));
  return words.flatMap(([id, { chooses, variant }]) => {
    const value = said.get(chooses[0] ?? "");
    const chosen = variant === undefined ? Boolean(value) : value === variant;
    return chosen && isModule(id) ? [id] : [];
  });
}
