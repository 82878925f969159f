/** A verdict as it is reported outside the site: values and sentences, clause by clause. */
import { type Act, describe, type Finding, type Table, type Verdict } from "@stillwater/engine";
import { citation } from "../citations";
import type { Language } from "../language";
import { type VerdictContext, voiceOf } from "../verdict";

/** What was tried, in the words that sentences are made from, and what the crew then gives for it together. */
export interface SaidContext extends VerdictContext {
  /** For a Start: how many cards the crew gives. The act itself takes none from a hand. */
  readonly given?: number;
}

/** The context of an act that was tried at a table. */
export function contextOf(table: Table, act: Act): SaidContext {
  const { rulebook } = table;
  const start = act.type === "start" ? describe(table).start : null;
  return {
    act: act.type,
    card: rulebook.pieceName(act.card),
    at: rulebook.placeName(act.to),
    you: act.seat,
    // A solo player pays alone.
    ...(rulebook.seats === 1 ? { names: [null] } : {}),
    ...(start === null ? {} : { given: start.total }),
  };
}

/** The price and the sentences of a verdict, without its findings. */
export function saidOf(
  { allowed, price, most, findings }: Verdict,
  context: SaidContext,
  language: Language,
) {
  const { given } = context;
  const { headline, sum, note, clause } = voiceOf(language).verdictText(
    { allowed, price, findings },
    context,
  );
  const isAlone = context.names?.length === 1;
  return {
    allowed,
    price: given ?? price,
    ...(given === undefined || isAlone ? {} : { together: true as const }),
    ...(most === undefined ? {} : { most }),
    headline,
    ...(sum === undefined ? {} : { sum }),
    ...(note === undefined ? {} : { note }),
    ...(clause === undefined ? {} : { clause }),
  };
}

/** One finding with its sentence and its source. */
export function findingOf(
  { clause, holds, with: values }: Finding,
  context: VerdictContext,
  language: Language,
) {
  const sentence = voiceOf(language).findingText({ clause, holds, with: values }, context);
  return { clause, holds, values, sentence, citation: citation(clause, language) };
}
