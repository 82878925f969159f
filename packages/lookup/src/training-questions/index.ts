/**
 * Ways people ask, in our own words, each tied to the sentence that answers it: the short answer of a clause, by the
 * clause's id, or a ruling, by the ruling's id. The lists are data, a file for each room in
 * the `wordings` of each language of the rulebook's locales.
 */
import type { ClauseId } from "@stillwater/engine";
import type { Language } from "@stillwater/rulebook/citations";
import { WORDINGS } from "./rooms";

/** The questions that a clause's short answer, or a ruling, answers. */
export const questionsFor = (sentence: ClauseId | string, language: Language): readonly string[] =>
  (WORDINGS[language][sentence] ?? "").split("|").filter((question) => question !== "");

/** The ids of all clauses and rulings that questions are tied to. */
export const sentencesIn = (language: Language): readonly string[] => Object.keys(WORDINGS[language]);
