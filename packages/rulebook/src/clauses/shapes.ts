import type { ClauseId } from "@stillwater/engine";
import type { Translated } from "../language";

/** The text of one rule, in our own words, in every language. Words between *stars* are set in bold. */
export interface Clause {
  readonly title: Translated;
  readonly rule: Translated;
  /** Which part is inferred or our reading, and why. Given wherever the citation's status is not `book`. */
  readonly reason?: Translated;
  /** Rules worth reading next. */
  readonly related: readonly ClauseId[];
}

/** The clauses of one chapter of a book. */
export type Chapter = Partial<Readonly<Record<ClauseId, Clause>>>;
