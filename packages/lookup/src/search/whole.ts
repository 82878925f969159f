/** The whole text of every clause, in one index. */
import MiniSearch from "minisearch";
import type { IndexEntry } from "../shapes";
import type { Wanted } from "./query";

const FIELDS = ["title", "answer", "rule", "ruled", "beyond", "topic"] as const;
const BOOST = { title: 3, answer: 2, rule: 1.5, ruled: 1, beyond: 0.6, topic: 1.2 };

type Document = Readonly<Record<(typeof FIELDS)[number], string>> & { readonly id: number };

/** How well a clause fits, and the share of the wanted words it has. */
export interface ClauseFit {
  readonly score: number;
  readonly covers: number;
}

export class Whole {
  readonly #index = new MiniSearch<Document>({
    fields: [...FIELDS],
    tokenize: (text) => text.split(" ").filter((term) => term !== ""),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, bm25: { k: 1.2, b: 0.6, d: 0.5 } },
  });

  constructor(entries: readonly IndexEntry[]) {
    this.#index.addAll(entries.map(({ terms, ruled }, id) => ({ id, ...terms, ruled: ruled.join(" ") })));
  }

  /** How well each clause fits that has any of the words, by its number. */
  fits(wanted: readonly Wanted[], rarity: (term: string) => number): ReadonlyMap<number, ClauseFit> {
    const weights = new Map(
      wanted.flatMap((word) => word.map(({ term, weight }) => [term, weight] as const)),
    );
    const all = wanted.reduce((sum, word) => sum + most(word, rarity), 0);
    const found = this.#index.search([...weights.keys()].join(" "), {
      boostTerm: (term) => weights.get(term) ?? 1,
    });
    return new Map(
      found.map(({ id, score, queryTerms }) => {
        const has = new Set(queryTerms);
        const covered = wanted.filter((word) => word.some(({ term }) => has.has(term)));
        const covers = covered.reduce((sum, word) => sum + most(word, rarity), 0) / all;
        // The index multiplies by the number of terms found; the share found says it better.
        return [Number(id), { score: score / Math.max(queryTerms.length, 1), covers }] as const;
      }),
    );
  }
}

const most = (word: Wanted, rarity: (term: string) => number): number =>
  Math.max(...word.map(({ term, weight }) => weight * rarity(term)));
