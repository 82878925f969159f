import type { ClauseId } from "@stillwater/engine";
import type { Language, Pill } from "@stillwater/rulebook/citations";

export type GameName = "sea" | "mountain";

/** A stretch of a text: from here, up to there. */
export type Range = readonly [from: number, to: number];

/** A question the sources leave open, with what was decided. */
export interface OpenQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Ways people ask for it, a line of terms each. */
  readonly asked: readonly string[];
}

/** What the search knows of one clause, in one language. Lines of terms are made by `termsLine`. */
export interface IndexEntry extends Pill {
  readonly clause: ClauseId;
  readonly game: GameName;
  /** Its name without its game, which a rule of the other game may have too: "place.cost". */
  readonly rule: string;
  readonly title: string;
  readonly answer: string;
  readonly rulings: readonly OpenQuestion[];
  /** Rule, answer and what goes beyond the sources, with the words of its topic and chapter. */
  readonly terms: {
    readonly title: string;
    readonly answer: string;
    readonly rule: string;
    readonly beyond: string;
    readonly topic: string;
  };
  /** How many other rules point at it. */
  readonly pointedAt: number;
  /** For a rule of a variant, the variant's name. */
  readonly variant?: string;
  /** For a rule of a variant or of playing alone: terms one of which people use when they mean it. */
  readonly apart?: readonly string[];
  /** Ways people ask for what the short answer says, a line of terms each. */
  readonly asked: readonly string[];
  /** The questions and answers of its rulings, a line of terms each. */
  readonly ruled: readonly string[];
}

/** Everything a page in one language needs to search. Plain values: it travels as JSON. */
export interface Pack {
  readonly language: Language;
  readonly entries: readonly IndexEntry[];
}

/** One clause found. */
export interface Hit extends Pill {
  readonly clause: ClauseId;
  readonly game: GameName;
  /** The variant it belongs to, by name, if it is not of the base game. */
  readonly variant?: string;
  readonly title: string;
  /** The rule in one sentence. */
  readonly answer: string;
  /** The ruling that answers, where one fits better than the clause's own text. */
  readonly ruling?: OpenQuestion;
  /** What matched, to be marked, in order and apart. */
  readonly marks: { readonly title: readonly Range[]; readonly answer: readonly Range[] };
  /** Above 0; higher is better. Only of use within one search. */
  readonly score: number;
  /** No rule answers: this is only what is nearest. */
  readonly near: boolean;
}

export interface SearchOptions {
  readonly game?: GameName | undefined;
  /** The most hits; 8 if not given. */
  readonly limit?: number | undefined;
}

/** A search over the clauses in one language. Words of the two other languages are understood. */
export interface Lookup {
  readonly language: Language;
  /** The best clauses first. Nothing for an empty query; otherwise at least one hit, marked `near` if no rule answers. */
  search(query: string, options?: SearchOptions): readonly Hit[];
  /** Makes a part of the index ahead of the first search; false once all of it is made. */
  warm(): boolean;
}
