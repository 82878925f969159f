/** Verdicts and findings as programs are told them: values beside the sentence, the source and the page of each clause. */
import type { Act, Finding as EngineFinding, Table, Verdict } from "@stillwater/engine";
import { citation, type Language } from "@stillwater/rulebook/citations";
import { type VerdictContext, voiceOf } from "@stillwater/rulebook/verdict";
import type { ClauseId, Finding } from "./shapes";

/** The page of a clause in one language, as a path of this site. */
export const pageOf = (clause: ClauseId, language: Language): string => `/${language}/rules/${clause}`;

/** What was tried, in the words that sentences are made from. */
export function contextOf({ rulebook }: Table, act: Act): VerdictContext {
  return {
    act: act.type === "lay" ? "place" : act.type,
    card: rulebook.pieceName(act.card),
    at: rulebook.placeName(act.to),
    you: act.seat,
  };
}

/** The price and the sentences of a verdict, without its findings. */
export function saidOf(
  { allowed, price, most, findings }: Verdict,
  context: VerdictContext,
  language: Language,
) {
  const text = voiceOf(language).verdictText({ allowed, price, findings }, context);
  const { headline, sum, note, clause } = text;
  return {
    allowed,
    price,
    ...(most === undefined ? {} : { most }),
    headline,
    ...(sum === undefined ? {} : { sum }),
    ...(note === undefined ? {} : { note }),
    ...(clause === undefined ? {} : { clause }),
  };
}

/** One finding with its sentence, its source and its page. */
export function findingOf(finding: EngineFinding, context: VerdictContext, language: Language): Finding {
  const { clause, holds, with: values } = finding;
  return {
    clause,
    holds,
    values,
    sentence: voiceOf(language).findingText(finding, context),
    citation: citation(clause, language),
    rule: pageOf(clause, language),
  };
}
