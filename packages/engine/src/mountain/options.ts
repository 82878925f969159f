/** The choices of a climb, and the readable code that stands for them: `mountain p2 green panoramas3 goats`. */
import type { ClauseId } from "../clauses";
import type { OptionWord } from "../option-words";
import { err, ok, type Problem, type Result } from "../result";
import { GOATS_TO_WIN, type GoatCards, readGoats, writeGoats } from "./goat-cards";

export interface MountainOptions {
  readonly game: "mountain";
  readonly players: number;
  /** Guide ropes of a solo player (A.setup.solo). */
  readonly ropes: number;
  /** A green path must lead to the top (A.green.path). */
  readonly green: boolean;
  /** Panoramas shown at the start; 0 without that module (A.panorama.reveal). */
  readonly panoramas: number;
  /** The Panoramas on the table where people name their own, such as `["3-4-3", …]`; empty: drawn from the ten. */
  readonly sequences: readonly string[];
  readonly goats: boolean;
  /** The cards that bear a goat where people read it off their own, or say it of each card they place. */
  readonly goatCards?: GoatCards;
}

export const MOUNTAIN_DEFAULTS: MountainOptions = {
  game: "mountain",
  players: 2,
  ropes: 3,
  green: false,
  panoramas: 0,
  sequences: [],
  goats: false,
};

const BOUNDS = {
  players: { least: 1, most: 5 },
  ropes: { least: 0, most: 3 },
  panoramas: { least: 3, most: 5 },
} as const;

/** The code of some options; `readMountain(writeMountain(o))` gives `o` back. */
export function writeMountain(options: MountainOptions): string {
  const { players, ropes, green, panoramas, sequences, goats, goatCards } = options;
  const shown = sequences.length > 0 ? `panoramas(${sequences.join()})` : `panoramas${panoramas}`;
  return [
    "mountain",
    `p${players}`,
    ...(players === 1 && ropes !== MOUNTAIN_DEFAULTS.ropes ? [`ropes${ropes}`] : []),
    ...(green ? ["green"] : []),
    ...(panoramas > 0 ? [shown] : []),
    ...(goats ? [writeGoats(goatCards)] : []),
  ].join(" ");
}

interface Word {
  readonly text: string;
  readonly at: number;
}

const FLAGS = ["green", "goats"] as const;
type Letters = "p" | "ropes" | "panoramas";
const FIELDS: Readonly<Record<string, keyof typeof BOUNDS | undefined>> = {
  p: "players",
  ropes: "ropes",
  panoramas: "panoramas",
} satisfies Record<Letters, keyof typeof BOUNDS>;

/** Cards that people name stand between the brackets. */
const OWN = ["panoramas(…)", "goats(…)"] as const;

/** Every word, in the order in which people meet it: the rule that tells of it, and a code that has it. */
const ABOUT = {
  p: ["A.setup.deck", "mountain p2"],
  ropes: ["A.rope.use", "mountain p1 ropes2"],
  green: ["A.green.path", "mountain p2 green"],
  panoramas: ["A.panorama.reveal", "mountain p2 panoramas3"],
  "panoramas(…)": ["A.panorama.reveal", "mountain p2 panoramas(2-3-4,3-4-3,9-8-7)"],
  goats: ["A.goat.symbol", "mountain p2 goats"],
  "goats(…)": ["A.goat.symbol", "mountain p2 goats(?)"],
} as const satisfies Readonly<
  Record<Letters | (typeof FLAGS | typeof OWN)[number], readonly [ClauseId, string]>
>;

/** Every word of a code of the climb. */
export const MOUNTAIN_WORDS: readonly OptionWord[] = Object.entries(ABOUT).map(([word, [clause, code]]) => {
  const field = FIELDS[word];
  return { word, clause, code, ...(field === undefined ? {} : BOUNDS[field]) };
});

/** Reads the words after `mountain`. Words may stand in any order, each at most once. */
export function readMountain(words: readonly Word[]): Result<MountainOptions, Problem> {
  let options: MountainOptions = MOUNTAIN_DEFAULTS;
  const seen = new Map<string, number>();
  for (const word of words) {
    const read = readWord(word, options);
    if (!read.ok) return read;
    const { field, value } = read.value;
    if (seen.has(field)) return err({ at: word.at, what: "option.twice", with: { word: word.text } });
    seen.set(field, word.at);
    options = value;
  }
  if (!seen.has("players")) return err({ at: words.at(-1)?.at ?? 0, what: "option.players", with: {} });
  const ropesAt = seen.get("ropes");
  if (ropesAt !== undefined && options.players !== 1)
    return err({ at: ropesAt, what: "option.solo", with: {} });
  // Alone the 1s are out: a Panorama with a 1 could never be met.
  const lost =
    options.players === 1 ? options.sequences.find((sequence) => /\b1\b/.test(sequence)) : undefined;
  if (lost !== undefined)
    return err({ at: seen.get("panoramas") ?? 0, what: "option.panorama", with: { word: lost } });
  const climbing = options.players === 1 && Array.isArray(options.goatCards) ? options.goatCards : undefined;
  if (climbing && climbing.filter((card) => !/^[gbr]1$/.test(card)).length < GOATS_TO_WIN)
    return err({ at: seen.get("goats") ?? 0, what: "option.goat", with: { word: climbing.join() } });
  return ok(options);
}

interface Chosen {
  readonly field: string;
  readonly value: MountainOptions;
}

function readWord({ text, at }: Word, options: MountainOptions): Result<Chosen, Problem> {
  const flag = FLAGS.find((known) => known === text);
  if (flag) return ok({ field: flag, value: { ...options, [flag]: true } });
  const [, bearers] = /^goats\((.*)\)$/.exec(text) ?? [];
  if (bearers !== undefined) {
    const cards = readGoats(bearers, at + "goats(".length);
    if (!cards.ok) return cards;
    const said = cards.value === undefined ? {} : { goatCards: cards.value };
    return ok({ field: "goats", value: { ...options, goats: true, ...said } });
  }
  const [, own] = /^panoramas\((.*)\)$/.exec(text) ?? [];
  if (own !== undefined) return readSequences(own, at + "panoramas(".length, options);
  const [, letters = "", digits = ""] = /^([a-z]+)(\d+)$/.exec(text) ?? [];
  const field = FIELDS[letters];
  if (!field) return err({ at, what: "option.unknown", with: { word: text } });
  const number = Number(digits);
  const { least, most } = BOUNDS[field];
  if (number < least || number > most || digits !== String(number))
    return err({ at, what: "option.range", with: { word: text, least, most } });
  return ok({ field, value: { ...options, [field]: number } });
}

/** Three numbers from 1 to 12. */
const SEQUENCE = /^([1-9]|1[0-2])-([1-9]|1[0-2])-([1-9]|1[0-2])$/;

/** Own Panoramas are kept in one order, so that the same ones are always the same code. */
function readSequences(text: string, at: number, options: MountainOptions): Result<Chosen, Problem> {
  const { least, most } = BOUNDS.panoramas;
  const words = text.split(",");
  let wordAt = at;
  for (const [index, word] of words.entries()) {
    if (!SEQUENCE.test(word)) return err({ at: wordAt, what: "option.panorama", with: { word } });
    if (words.indexOf(word) !== index) return err({ at: wordAt, what: "option.twice", with: { word } });
    wordAt += word.length + 1;
  }
  if (words.length < least || words.length > most)
    return err({ at, what: "option.range", with: { word: text, least, most } });
  const rank = (word: string): number => word.split("-").reduce((sum, part) => sum * 16 + Number(part), 0);
  const sequences = [...words].sort((a, b) => rank(a) - rank(b));
  return ok({ field: "panoramas", value: { ...options, panoramas: sequences.length, sequences } });
}
