/** The choices of a sea game, and the readable code that stands for them: `sea p3 rocks monsters4 storms wild2 -8`. */
import type { ClauseId } from "../clauses";
import type { OptionWord } from "../option-words";
import { err, ok, type Problem, type Result } from "../result";
import { pyramidBoard } from "./board";
import { readBorders, writeBorders } from "./borders";

export interface SeaOptions {
  readonly game: "sea";
  readonly players: number;
  /** Islands taken out unseen before the deal (T.setup.remove). */
  readonly removed: number;
  /** One card or none at the start of a turn loses (T.end.last-card). */
  readonly strict: boolean;
  /** Cards a solo player draws for the Start, and discards (T.start.solo). */
  readonly soloStart: number;
  /** Jagged Rocks, moved by the players or by chance. */
  readonly rocks?: "manual" | "auto";
  /** Sea Monsters shuffled in. */
  readonly monsters?: number;
  /** Storm & Compass. */
  readonly storms?: true;
  /** Wild cards shuffled in. */
  readonly wild?: number;
  readonly variant?: SeaVariant;
  /** Pyramid: a Start from the Explorer deck costs a card. */
  readonly harder?: true;
  /** Pyramid: blanks in place of the Sea Monsters. */
  readonly easier?: true;
  /** Pyramid: rows of 11, 9, 7, 5, 3 and 1 in place of rows like bricks. */
  readonly steps?: true;
  /** Pyramid: the cells that hold a border card, where people have laid them in another way. */
  readonly borders?: readonly string[];
}

export const SEA_VARIANTS = ["arch", "pyramid", "night", "duel"] as const;
export type SeaVariant = (typeof SEA_VARIANTS)[number];

export const SEA_DEFAULTS: SeaOptions = { game: "sea", players: 2, removed: 0, strict: false, soloStart: 8 };

/** Names of the box for numbers of Islands taken out. */
export const REMOVALS = [
  { name: "Galateia", removed: 4 },
  { name: "Triton", removed: 6 },
  { name: "Leucothea", removed: 8 },
  { name: "Amphitrite", removed: 10 },
  { name: "Poseidon", removed: 12 },
] as const;

interface Word {
  readonly text: string;
  readonly at: number;
}

/** Words that carry a number. */
const NUMBERED = {
  p: { field: "players", least: 1, most: 5 },
  "-": { field: "removed", least: 0, most: 12 },
  solo: { field: "soloStart", least: 4, most: 9 },
  monsters: { field: "monsters", least: 3, most: 5, clause: "T.monster.setup" },
  wild: { field: "wild", least: 0, most: 2 },
} as const;

/** Words that stand alone, and what they choose. */
const PLAIN = {
  strict: { strict: true },
  rocks: { rocks: "manual" },
  "rocks:auto": { rocks: "auto" },
  storms: { storms: true },
  arch: { variant: "arch" },
  pyramid: { variant: "pyramid" },
  night: { variant: "night" },
  duel: { variant: "duel" },
  harder: { harder: true },
  easier: { easier: true },
  steps: { steps: true },
} as const satisfies Readonly<Record<string, Partial<SeaOptions>>>;

/** Border cards as people laid them; the columns stand between the brackets. */
const BORDER = "border(…)";

/** Every word, in the order in which people meet it: the rule that tells of it, and a code that has it. */
const ABOUT = {
  p: ["T.setup.deck", "sea p2"],
  "-": ["T.setup.remove", "sea p3 -8"],
  strict: ["T.end.last-card", "sea p4 strict"],
  solo: ["T.start.solo", "sea p1 solo4"],
  rocks: ["T.rocks.move", "sea p2 rocks"],
  "rocks:auto": ["T.rocks.auto", "sea p2 rocks:auto"],
  monsters: ["T.monster.setup", "sea p2 monsters4"],
  storms: ["T.storm.draw", "sea p2 storms"],
  wild: ["T.wild.any", "sea p2 wild2"],
  arch: ["T.arch.layout", "sea p2 arch"],
  pyramid: ["T.pyramid.layout", "sea p2 pyramid"],
  harder: ["T.pyramid.start", "sea p2 pyramid harder"],
  easier: ["T.pyramid.easier", "sea p2 pyramid easier"],
  steps: ["T.pyramid.layout", "sea p2 pyramid steps"],
  [BORDER]: ["T.pyramid.layout", "sea p2 pyramid border(1-3-5//2)"],
  night: ["T.night.deck", "sea p4 night"],
  duel: ["T.duel.players", "sea p2 duel"],
} as const satisfies Readonly<
  Record<keyof typeof NUMBERED | keyof typeof PLAIN | typeof BORDER, readonly [ClauseId, string]>
>;

/** Every word of a code of the sea. */
export const SEA_WORDS: readonly OptionWord[] = Object.entries(ABOUT).map(([word, [clause, code]]) => {
  const bounds = Object.entries(NUMBERED).find(([letters]) => letters === word)?.[1];
  const { least, most } = bounds ?? {};
  return { word, clause, code, ...(least === undefined || most === undefined ? {} : { least, most }) };
});

/** The code of some options; `readSea(writeSea(o))` gives `o` back. */
export function writeSea(options: SeaOptions): string {
  const { players, removed, strict, soloStart, rocks, monsters, storms, wild, variant } = options;
  const { steps, borders } = options;
  const solo = players === 1 && soloStart !== SEA_DEFAULTS.soloStart;
  const words: readonly (readonly [boolean, string])[] = [
    [true, "sea"],
    [true, `p${players}`],
    [variant !== undefined, variant ?? ""],
    [steps === true, "steps"],
    [borders !== undefined, `border(${writeBorders(pyramidBoard(steps), borders ?? [])})`],
    [options.harder === true, "harder"],
    [options.easier === true, "easier"],
    [rocks !== undefined, rocks === "auto" ? "rocks:auto" : "rocks"],
    [monsters !== undefined, `monsters${monsters}`],
    [storms === true, "storms"],
    [wild !== undefined && wild > 0, `wild${wild}`],
    [removed > 0, `-${removed}`],
    [strict, "strict"],
    [solo, `solo${soloStart}`],
  ];
  return words.flatMap(([said, word]) => (said ? [word] : [])).join(" ");
}

/** Reads the words after `sea`. Words may stand in any order, each at most once. */
export function readSea(words: readonly Word[]): Result<SeaOptions, Problem> {
  let options: SeaOptions = SEA_DEFAULTS;
  const chosen = new Map<string, Word>();
  for (const word of words) {
    if (BORDERS.test(word.text)) continue;
    const read = readWord(word);
    if (!read.ok) return read;
    for (const field of Object.keys(read.value)) {
      if (chosen.has(field)) return refuse(word, "option.twice");
      chosen.set(field, word);
    }
    options = { ...options, ...read.value };
  }
  const last = words.at(-1);
  if (!chosen.has("players")) return err({ at: last?.at ?? 0, what: "option.players", with: {} });
  const misfit = firstMisfit(options, chosen);
  if (misfit) return misfit;
  const { wild, ...rest } = options;
  const borders = ownBorders(words, options);
  if (!borders.ok) return borders;
  return ok({ ...(wild === undefined || wild === 0 ? rest : options), ...borders.value });
}

const BORDERS = /^border\((.*)\)$/;

/** Border cells are read once the layout is known, whichever word comes first. */
function ownBorders(
  words: readonly Word[],
  { variant, steps }: SeaOptions,
): Result<Pick<SeaOptions, "borders">, Problem> {
  const [word, again] = words.filter(({ text }) => BORDERS.test(text));
  if (!word) return ok({});
  if (again) return refuse(again, "option.twice");
  if (variant !== "pyramid") return refuse(word, "option.pyramid");
  const [, text = ""] = BORDERS.exec(word.text) ?? [];
  const cells = readBorders(pyramidBoard(steps), text, word.at + "border(".length);
  if (!cells.ok) return cells;
  return ok(cells.value === undefined ? {} : { borders: cells.value });
}

function readWord(word: Word): Result<Partial<SeaOptions>, Problem> {
  const plain = Object.entries(PLAIN).find(([known]) => known === word.text)?.[1];
  if (plain) return ok(plain);
  const [, letters = "", digits = ""] = /^(p|-|solo|monsters|wild)(\d+)$/.exec(word.text) ?? [];
  const numbered = Object.entries(NUMBERED).find(([letter]) => letter === letters)?.[1];
  if (!numbered) return refuse(word, "option.unknown");
  const number = Number(digits);
  const { field, least, most } = numbered;
  if (number < least || number > most || digits !== String(number)) {
    const clause = "clause" in numbered ? { clause: numbered.clause } : {};
    return refuse(word, "option.range", { least, most, ...clause });
  }
  return ok({ [field]: number });
}

/** What does not go together: the chosen word that is too much, and the rule that says so. */
function misfits(options: SeaOptions): readonly {
  readonly field: keyof SeaOptions;
  readonly what: string;
  readonly with?: Problem["with"];
}[] {
  const { players, variant } = options;
  const withoutStart = variant === "arch" || variant === "pyramid" || variant === "duel";
  const refused = (fields: readonly (keyof SeaOptions)[], what: string, clause?: string) =>
    fields.map((field) => ({ field, what, ...(clause === undefined ? {} : { with: { clause } }) }));
  return [
    ...(variant ? refused(["rocks", "monsters", "storms", "wild"], "option.mix", "T.setup.mix") : []),
    ...(variant === "duel" && players !== 2 ? refused(["players"], "option.duel", "T.duel.players") : []),
    ...(variant === "duel" ? refused(["removed"], "option.mix", "T.setup.remove") : []),
    ...(variant === "duel" ? refused(["strict"], "option.mix", "T.duel.end") : []),
    ...(variant === "pyramid" ? [] : refused(["harder", "easier", "steps"], "option.pyramid")),
    ...(players === 1 && !withoutStart ? [] : refused(["soloStart"], "option.solo")),
  ];
}

/** The first word that goes too far; one that asks for none of something goes with everything. */
function firstMisfit(
  options: SeaOptions,
  chosen: ReadonlyMap<string, Word>,
): ReturnType<typeof refuse> | undefined {
  const found = misfits(options).flatMap(({ field, what, with: values }) => {
    const word = options[field] === 0 ? undefined : chosen.get(field);
    return word ? [{ word, what, values }] : [];
  });
  const [first] = found.sort((one, other) => one.word.at - other.word.at);
  return first && refuse(first.word, first.what, first.values);
}

function refuse(word: Word, what: string, values: Problem["with"] = {}): { ok: false; error: Problem } {
  return err({ at: word.at, what, with: { word: word.text, ...values } });
}
