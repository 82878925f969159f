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
  /** What is inferred, our reading or invented here, and why, part by part. Required unless the status is `book`. */
  readonly beyond?: readonly Beyond[];
  /** Rules worth reading next. */
  readonly related: readonly ClauseId[];
}

/** A part of a rule that goes beyond the words of the sources. */
export interface Beyond {
  readonly status: Exclude<CitationStatus, "book">;
  readonly text: Translated;
}

/** The words of a clause, as the locales contain them. */
export interface ClauseWords extends Pick<Clause, "title" | "answer" | "rule"> {
  readonly beyond?: readonly Translated[];
}

/** Everything in a clause except its words. */
export interface ClauseFrame extends Pick<Clause, "related"> {
  /** The status of each part that goes beyond the sources, in the order of their texts. */
  readonly beyond?: readonly Beyond["status"][];
  /** Rules of earlier rooms after which this one is worth reading: those rooms do not name a later module. */
  readonly relatedFrom?: readonly ClauseId[];
}

/** One chapter of a book: its heading in the list of rules, and its clauses in reading order. */
export interface BookChapter {
  readonly title: Translated;
  readonly clauses: Partial<Readonly<Record<ClauseId, ClauseFrame>>>;
}

/** A chapter of a variant. */
export interface VariantChapter extends BookChapter {
  /** Meanings that show that people play the variant; without one of them in a question, its rules rank lower. */
  readonly apart: readonly `#${MeaningName}`[];
}
