/**
 * An option code is made up of words: the game first, then those of its base and of every module chosen. Each part of a
 * game brings its own words as data, and one reader and one writer serve them all.
 */
import type { ClauseId } from "../clauses";
import { err, ok, type Problem, type Result } from "../result";

/** A word of a code, and the character at which it begins. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/** What a message or a page has to know about a word. */
interface About {
  /** The rule that explains it. */
  readonly tells: ClauseId;
  /** A whole code that has it. */
  readonly example: string;
}

/** A word that stands alone: `storms`. */
interface Plain<O> extends About {
  readonly chooses: Partial<O>;
}

/** A word that ends in a number: `monsters4`. */
interface Numbered<O> extends About {
  /** The field that it chooses; two words that choose the same field are one too many. */
  readonly field: keyof O & string;
  readonly least: number;
  readonly most: number;
  /** The rule that gives the bounds; null where none does. */
  readonly clause: ClauseId | null;
  readonly choose: (number: number) => Partial<O>;
}

/** A word with a list in brackets: `goats(g1,b2)`. */
interface Listed<O> extends About {
  /** Reads the text between the brackets, which begins at character `at`. */
  readonly read: (inner: string, at: number, word: Word, options: O) => Result<Partial<O>, Problem>;
}

/** A word of an option code, as a message or a page presents it. */
export interface OptionWord {
  /** The word as it is written; a number follows where there are bounds, and `(…)` stands for what people list. */
  readonly word: string;
  readonly least?: number;
  readonly most?: number;
  /** The rule that tells of it. */
  readonly clause: ClauseId;
  /** A whole code that has it. */
  readonly code: string;
}

/** A field that was chosen and does not go with the rest. */
export interface Misfit<O> {
  readonly field: keyof O & string;
  readonly what: string;
  readonly with?: Problem["with"];
}

/**
 * What gave way when people chose: all expansions, a board, the number of players, a sequence that nobody could meet; the
 * rule of an expansion that excludes what gave way.
 */
export type GaveWay = "expansions" | "board" | "crew" | "sequence" | ClauseId;

/** Options that go together, and what had to give way. */
export interface Mixed<O> {
  readonly options: O;
  readonly gaveWay: GaveWay | null;
}

/** New values for fields that mean nothing beside the others; undefined for a field to leave out. */
interface Yielded<O> {
  readonly fields: { readonly [F in keyof O]?: O[F] | undefined };
  readonly gaveWay: GaveWay | null;
}

/** How one part of a game is written in an option code. */
export interface Wording<O> {
  /** The fields its words choose. */
  readonly chooses: readonly (keyof O & string)[];
  /** Words that stand alone, and what each of them chooses. */
  readonly plain: Readonly<Record<string, Plain<O>>>;
  /** Words that end in a number, by their letters. */
  readonly numbered: Readonly<Record<string, Numbered<O>>>;
  /** Words with a list in brackets, by their letters. */
  readonly listed: Readonly<Record<string, Listed<O>>>;
  /** The same for lists that can only be read after all other words. */
  readonly settled: Readonly<Record<string, Listed<O>>>;
  /** Its choices that do not go with the rest of some options; null where all of them always do. */
  readonly misfits: ((options: O) => readonly Misfit<O>[]) | null;
  /** New values for its own fields that mean nothing beside the others, and what is said to give way; null for none. */
  readonly yields: ((options: O) => Yielded<O>) | null;
  /** Its words in the code of some options. */
  readonly write: (options: O) => readonly string[];
}

interface Read<O> {
  readonly fields: readonly string[];
  readonly value: Partial<O>;
}

/** Every word that some parts of a game know, in the order in which people meet them. */
export function wordsOf<O>(wordings: readonly Wording<O>[]): readonly OptionWord[] {
  return wordings.flatMap(({ plain, numbered, listed, settled }) => [
    ...Object.entries(numbered).map(([word, { least, most, ...about }]) => ({
      ...told(word, about),
      least,
      most,
    })),
    ...Object.entries(plain).map(([word, about]) => told(word, about)),
    ...Object.entries({ ...listed, ...settled }).map(([word, about]) => told(`${word}(…)`, about)),
  ]);
}

function told(word: string, { tells, example }: About): OptionWord {
  return { word, clause: tells, code: example };
}

/** The words of some options, in one canonical order. */
export function writeWords<O>(wordings: readonly Wording<O>[], options: O): string {
  return wordings.flatMap((wording) => wording.write(options)).join(" ");
}

/** Reads the words of a code. They may stand in any order, each at most once. */
export function readWords<O extends object>(
  wordings: readonly Wording<O>[],
  defaults: O,
  words: readonly Word[],
): Result<O, Problem> {
  let options = defaults;
  const chosen = new Map<string, Word>();
  const later: (() => Result<Partial<O>, Problem>)[] = [];
  for (const word of words) {
    const settled = settledBy(wordings, word);
    const read = settled === undefined ? readWord(wordings, word, options) : undefined;
    if (read?.ok === false) return read;
    if (settled !== undefined) later.push(() => settled.read(options));
    for (const field of read?.value.fields ?? [settled?.name ?? ""]) {
      if (chosen.has(field)) return refuse(word, "option.twice");
      chosen.set(field, word);
    }
    options = { ...options, ...read?.value.value };
  }
  if (!chosen.has("players")) return err({ at: words.at(-1)?.at ?? 0, what: "option.players", with: {} });
  const misfit = firstMisfit(wordings, options, chosen);
  if (misfit !== undefined) return misfit;
  for (const read of later) {
    const found = read();
    if (!found.ok) return found;
    options = { ...options, ...found.value };
  }
  return ok(options);
}

const BRACKETS = /^([a-z]+)\((.*)\)$/;
const NUMBER = /^([a-z]+|-)(\d+)$/;

/** The list that a word belongs to, if it is read after all other words. */
function settledBy<O>(wordings: readonly Wording<O>[], word: Word) {
  const [, name = "", inner = ""] = BRACKETS.exec(word.text) ?? [];
  const listed = find(wordings, ({ settled }) => settled, name);
  if (listed === undefined) return undefined;
  return { name, read: (options: O) => listed.read(inner, word.at + name.length + 1, word, options) };
}

function readWord<O>(wordings: readonly Wording<O>[], word: Word, options: O): Result<Read<O>, Problem> {
  const plain = find(wordings, (wording) => wording.plain, word.text);
  if (plain !== undefined) return ok({ fields: Object.keys(plain.chooses), value: plain.chooses });
  const [, list = "", inner = ""] = BRACKETS.exec(word.text) ?? [];
  const listed = find(wordings, (wording) => wording.listed, list);
  if (listed !== undefined) {
    const value = listed.read(inner, word.at + list.length + 1, word, options);
    return value.ok ? ok({ fields: Object.keys(value.value), value: value.value }) : value;
  }
  const [, letters = "", digits = ""] = NUMBER.exec(word.text) ?? [];
  const numbered = find(wordings, (wording) => wording.numbered, letters);
  if (numbered === undefined) return refuse(word, "option.unknown");
  const number = Number(digits);
  const { field, least, most, clause, choose } = numbered;
  if (number < least || number > most || digits !== String(number))
    return refuse(word, "option.range", { least, most, ...(clause === null ? {} : { clause }) });
  return ok({ fields: [field], value: choose(number) });
}

function find<O, T>(
  wordings: readonly Wording<O>[],
  of: (wording: Wording<O>) => Readonly<Record<string, T>>,
  name: string,
): T | undefined {
  for (const wording of wordings) {
    const entries = of(wording);
    if (Object.hasOwn(entries, name)) return entries[name];
  }
  return undefined;
}

/** The first chosen word that does not go with the rest. */
function firstMisfit<O>(
  wordings: readonly Wording<O>[],
  options: O,
  chosen: ReadonlyMap<string, Word>,
): ReturnType<typeof refuse> | undefined {
  const found = wordings
    .flatMap((wording) => wording.misfits?.(options) ?? [])
    .flatMap(({ field, what, with: values }) => {
      const word = chosen.get(field);
      return word === undefined ? [] : [{ word, what, values }];
    });
  const [first] = found.sort((one, other) => one.word.at - other.word.at);
  return first && refuse(first.word, first.what, first.values);
}

/**
 * The misfits among fields that do not go with the rest of the options: those of them that are set at all.
 * @param clause the rule that says so
 */
export function misfitting<O>(
  options: O,
  fields: readonly (keyof O & string)[],
  what: string,
  clause?: ClauseId,
): readonly Misfit<O>[] {
  return fields
    .filter((field) => options[field])
    .map((field) => ({ field, what, ...(clause === undefined ? {} : { with: { clause } }) }));
}

/** A refusal of a word, with the values its sentence is made from. */
export function refuse(
  word: Word,
  what: string,
  values: Problem["with"] = {},
): { readonly ok: false; readonly error: Problem } {
  return err({ at: word.at, what, with: { word: word.text, ...values } });
}
