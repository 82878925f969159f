/** Ways people ask for a rule, in our own words: search words beside the text of the clauses. */
import type { ClauseId } from "@stillwater/engine";
import type { Language } from "@stillwater/rulebook/citations";

/** By language, questions apart by `|`. */
type AskedFor = Partial<Readonly<Record<ClauseId, Readonly<Record<Language, string>>>>>;

const BOOK: AskedFor = {};

/** The questions that lead to a clause. */
export const askedFor = (clause: ClauseId, language: Language): readonly string[] =>
  (BOOK[clause]?.[language] ?? "")
    .split("|")
    .map((question) => question.trim())
    .filter((question) => question !== "");
