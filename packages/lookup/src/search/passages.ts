/** Short texts that may be just what was asked: titles, answers, questions. The ones most alike count. */
import type { IndexEntry } from "../shapes";
import type { Wanted } from "./query";
import { Usual } from "./usual";

/** Where a passage stands; what belongs to a ruling says which one of its clause, else it is -1. */
interface Passage {
  readonly entry: number;
  readonly kind: "title" | "answer" | "asked" | "ruling";
  readonly ruling: number;
}

/** How much the kinds weigh against each other. */
const WEIGHTS: Readonly<Record<Passage["kind"], number>> = { title: 1, answer: 0.9, asked: 1, ruling: 0.95 };

/** A word that the clause is about, though the passage does not say it, beside one that the passage has. */
const ABOUT = 0.7;

/** What the best passages of a clause count for; one that stands alone may be alike by chance. */
const BEST = [0.5, 0.3, 0.2] as const;

/** How alike the best passages of a clause are to a query, from 0 to about 1, and which one is the best. */
export interface Alike {
  readonly score: number;
  readonly passage: Passage;
}

/** The scores of the best passages of a clause so far, best first. */
interface Found {
  readonly scores: [number, number, number];
  passage: Passage;
}

function keep(found: Found, score: number, passage: Passage): void {
  const { scores } = found;
  const [first, second, third] = scores;
  if (score > first) {
    found.passage = passage;
    scores.splice(0, 3, score, first, second);
  } else if (score > second) scores.splice(1, 2, score, second);
  else if (score > third) scores[2] = score;
}

const termsIn = (line: string): readonly string[] => [...new Set(line.split(" "))];

function passagesOf(
  { terms, asked, ruled, rulings }: IndexEntry,
  entry: number,
): readonly (readonly [Passage, string])[] {
  const one = (kind: Passage["kind"], ruling = -1): Passage => ({ entry, kind, ruling });
  return [
    [one("title"), terms.title],
    [one("answer"), terms.answer],
    ...asked.map((line) => [one("asked"), line] as const),
    ...ruled.map((line, ruling) => [one("ruling", ruling), line] as const),
    ...rulings.flatMap(({ asked }, ruling) => asked.map((line) => [one("asked", ruling), line] as const)),
  ];
}

/** Adds a number to the list of a term. */
function note(lists: Map<string, number[]>, term: string, value: number): void {
  const list = lists.get(term);
  if (list === undefined) lists.set(term, [value]);
  else list.push(value);
}

export class Passages {
  readonly #passages: readonly Passage[];
  /** Which passages have a term. */
  readonly #having = new Map<string, number[]>();
  /** Which clauses are about a term. */
  readonly #about = new Map<string, number[]>();
  readonly #lengths: Float64Array;
  readonly #usual: Usual;

  constructor(entries: readonly IndexEntry[]) {
    const all = entries.flatMap(passagesOf);
    this.#passages = all.map(([passage]) => passage);
    const lines = all.map(([, line]) => termsIn(line));
    lines.forEach((terms, at) => {
      for (const term of terms) note(this.#having, term, at);
    });
    entries.forEach(({ terms }, entry) => {
      for (const term of termsIn(terms.topic)) note(this.#about, term, entry);
    });
    const byEntry = entries.map((): (readonly string[])[] => []);
    lines.forEach((terms, at) => {
      byEntry[this.#passages[at]?.entry ?? -1]?.push(terms);
    });
    this.#usual = new Usual(byEntry);
    this.#lengths = Float64Array.from(lines, (terms) =>
      Math.sqrt(terms.reduce((sum, term) => sum + this.rarity(term) ** 2, 0)),
    );
  }

  /** How much a term tells: more the rarer it is. */
  rarity(term: string): number {
    return Math.log(1 + this.#passages.length / (this.#having.get(term)?.length ?? 1));
  }

  /** How usual the wanted words are where a clause is asked for, by its number; about -5 to 5. */
  usual(wanted: readonly Wanted[]): readonly number[] {
    return this.#usual.of(wanted);
  }

  /** The best passages of each clause that has any match, by its number. */
  alike(wanted: readonly Wanted[]): ReadonlyMap<number, Alike> {
    const size = Math.sqrt(wanted.reduce((sum, word) => sum + this.#most(word) ** 2, 0));
    const shared = new Float64Array(this.#passages.length);
    const added = new Float64Array(this.#passages.length);
    for (const word of wanted) this.#add(word, shared, added);
    const best = new Map<number, Found>();
    this.#passages.forEach((passage, at) => {
      const sum = shared[at] ?? 0;
      if (sum === 0) return;
      const length = Math.hypot(Math.max(this.#lengths[at] ?? 1, 1), Math.sqrt(added[at] ?? 0));
      const score = (WEIGHTS[passage.kind] * sum) / (size * length);
      const found = best.get(passage.entry);
      if (found === undefined) best.set(passage.entry, { scores: [score, 0, 0], passage });
      else keep(found, score, passage);
    });
    return new Map(
      [...best].map(([entry, { scores, passage }]) => {
        const [first, second, third] = scores;
        return [entry, { score: BEST[0] * first + BEST[1] * second + BEST[2] * third, passage }];
      }),
    );
  }

  #most(word: Wanted): number {
    return word.reduce((most, { term, weight }) => Math.max(most, weight * this.rarity(term)), 0);
  }

  /** Adds what one word of the query is worth to every passage, and what that adds to the length of a passage. */
  #add(word: Wanted, shared: Float64Array, added: Float64Array): void {
    const worth = new Map<number, number>();
    const about = new Map<number, number>();
    for (const { term, weight } of word) {
      const value = weight * this.rarity(term) ** 2;
      for (const at of this.#having.get(term) ?? []) worth.set(at, Math.max(worth.get(at) ?? 0, value));
      for (const entry of this.#about.get(term) ?? [])
        about.set(entry, Math.max(about.get(entry) ?? 0, ABOUT * value));
    }
    if (about.size > 0) {
      this.#passages.forEach(({ entry }, at) => {
        const value = about.get(entry);
        if (value === undefined || value <= (worth.get(at) ?? 0)) return;
        worth.set(at, value);
        added[at] = (added[at] ?? 0) + value;
      });
    }
    for (const [at, value] of worth) shared[at] = (shared[at] ?? 0) + value;
  }
}
