import type { ClauseId } from "@stillwater/engine";
import type { CitationStatus } from "../citations/shapes";
import type { Translated } from "../language";
import type { MeaningName } from "../lexicon/words-for";

/** The text of one rule, in our own words, in every language. Words between *stars* are set in bold. */
export interface Clause {
  readonly title: Translated;
  /** What a player wants to know, in one sentence of about twenty words. */
  readonly answer: Translated;
  readonly rule: Translated;
  /** What is inferred, our reading or an invention of this house, and why, a part at a time. Given wherever the citation's status is not `book`. */
  readonly beyond?: readonly Beyond[];
  /** Rules worth reading next. */
  readonly related: readonly ClauseId[];
}

/** A part of a rule that goes beyond the words of the sources. */
export interface Beyond {
  readonly status: Exclude<CitationStatus, "book">;
  readonly text: Translated;
}

/** The words of a clause, as they stand in the locales. */
export interface ClauseWords extends Pick<Clause, "title" | "answer" | "rule"> {
  readonly beyond?: readonly Translated[];
}

/** What a clause has besides its words. */
export interface ClauseFrame extends Pick<Clause, "related"> {
  /** How sure each part is that goes beyond the sources, in the order of their texts. */
  readonly beyond?: readonly Beyond["status"][];
  /** Rules of the rooms that its module was added to, beside which it is worth reading too: those name no module. */
  readonly relatedFrom?: readonly ClauseId[];
}

/** One chapter of a book: its heading in the list of rules, and its clauses in reading order. */
export interface BookChapter {
  readonly title: Translated;
  readonly clauses: Partial<Readonly<Record<ClauseId, ClauseFrame>>>;
}

/** A chapter of a game of its own. */
export interface VariantChapter extends BookChapter {
  /** Meanings by which people show that they play it: its rules stand back until then. */
  readonly apart: readonly `#${MeaningName}`[];
}
