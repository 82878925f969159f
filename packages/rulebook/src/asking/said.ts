/** A verdict as it is told outside the site: values beside sentences, clause by clause. */
import type { Act, Finding, Table, Verdict } from "@stillwater/engine";
import { citation } from "../citations";
import type { Language } from "../language";
import { type VerdictContext, voiceOf } from "../verdict";

/** What was tried, in the words that sentences are made from. */
export function contextOf({ rulebook }: Table, act: Act): VerdictContext {
  return {
    act: act.type === "lay" ? "place" : act.type,
    card: rulebook.pieceName(act.card),
    at: rulebook.placeName(act.to),
    you: act.seat,
    // Alone nobody pays together.
    ...(rulebook.seats === 1 ? { names: [null] } : {}),
  };
}

/** The price and the sentences of a verdict, without its findings. */
export function saidOf(
  { allowed, price, most, findings }: Verdict,
  context: VerdictContext,
  language: Language,
) {
  const { headline, sum, note, clause } = voiceOf(language).verdictText(
    { allowed, price, findings },
    context,
  );
  const given = givenFor(context, findings);
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

/** What is given for a Start once it lies: by the whole crew together, which the act itself does not take from its hand. */
function givenFor({ act }: VerdictContext, findings: readonly Finding[]): number | undefined {
  if (act !== "start") return undefined;
  const need = findings.find(({ clause }) => clause === "T.start.unpayable")?.with.need;
  return typeof need === "number" ? need : undefined;
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
