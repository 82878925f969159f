/** Short texts that may be just what was asked: titles, answers, questions. The one most alike counts. */
import type { Entry } from "../shapes";
import type { Wanted } from "./query";

/** Where a passage stands; for a ruling, which one of its clause. */
interface Passage {
  readonly entry: number;
  readonly kind: "title" | "answer" | "asked" | "ruling";
  readonly ruling: number;
}

/** How much the kinds weigh against each other. */
const WEIGHTS: Readonly<Record<Passage["kind"], number>> = { title: 1, answer: 0.9, asked: 1, ruling: 0.95 };

interface Indexed extends Passage {
  readonly terms: ReadonlySet<string>;
}

/** How alike the best passage of a clause is to a query, from 0 to 1, and which one that is. */
export interface Alike {
  readonly score: number;
  readonly passage: Passage;
}

function passagesOf({ terms, asked, ruled }: Entry, entry: number): readonly Indexed[] {
  const set = (line: string): ReadonlySet<string> => new Set(line.split(" "));
  return [
    { entry, kind: "title", ruling: -1, terms: set(terms.title) },
    { entry, kind: "answer", ruling: -1, terms: set(terms.answer) },
    ...asked.map((line) => ({ entry, kind: "asked" as const, ruling: -1, terms: set(line) })),
    ...ruled.map((line, ruling) => ({ entry, kind: "ruling" as const, ruling, terms: set(line) })),
  ];
}

export class Passages {
  readonly #passages: readonly Indexed[];
  readonly #rarity = new Map<string, number>();
  readonly #lengths: readonly number[];

  constructor(entries: readonly Entry[]) {
    this.#passages = entries.flatMap(passagesOf);
    const counts = new Map<string, number>();
    for (const { terms } of this.#passages)
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) this.#rarity.set(term, Math.log(1 + this.#passages.length / count));
    this.#lengths = this.#passages.map(({ terms }) =>
      Math.hypot(...[...terms].map((term) => this.rarity(term))),
    );
  }

  /** How much a term tells: more the rarer it is. */
  rarity(term: string): number {
    return this.#rarity.get(term) ?? Math.log(1 + this.#passages.length);
  }

  /** The best passage of each clause that has any match, by its number. */
  alike(wanted: readonly Wanted[]): ReadonlyMap<number, Alike> {
    const size = Math.hypot(...wanted.map((word) => this.#most(word)));
    const best = new Map<number, Alike>();
    this.#passages.forEach(({ terms, entry, kind, ruling }, at) => {
      const shared = wanted.reduce((sum, word) => sum + this.#match(word, terms), 0);
      if (shared === 0) return;
      const score = (WEIGHTS[kind] * shared) / (size * Math.max(this.#lengths[at] ?? 1, 1));
      if (score > (best.get(entry)?.score ?? 0)) best.set(entry, { score, passage: { entry, kind, ruling } });
    });
    return best;
  }

  #most(word: Wanted): number {
    return Math.max(...word.map(({ term, weight }) => weight * this.rarity(term)));
  }

  #match(word: Wanted, terms: ReadonlySet<string>): number {
    return word.reduce(
      (best, { term, weight }) => (terms.has(term) ? Math.max(best, weight * this.rarity(term) ** 2) : best),
      0,
    );
  }
}
