/** What nearly always happens and need not be entered: a draw reveals nothing, and a card bears no goat. Pure. */
import { answerContent, foretell, type View } from "@stillwater/companion";
import type { Question } from "@stillwater/engine";
import { usualAnswer } from "@/modules/usual-answer";
import { phaseOf } from "./phase";
import type { EntryWriter } from "./writing";

/** The state of the game if everything was as usual. */
export interface UsualAnswers {
  /** The game as it then continues. */
  readonly view: View;
  /** The first question that was answered by assumption. */
  readonly question: Question;
  /** More than one seat drew: each may have something to report. */
  readonly several: boolean;
  /** Records the assumptions, before the next entry. */
  readonly writing: EntryWriter;
}

/** An upper limit: more than a deal to five hands. */
const MOST_WORDS = 60;

/** Undefined if there is no question, or none with a usual answer. */
export function usual(view: View): UsualAnswers | undefined {
  const step = view.steps.at(-1);
  const first = view.asks?.question;
  if (view.asks === undefined || step === undefined || first === undefined) return undefined;
  const words: string[] = [];
  const drew = new Set<string>();
  let asks: Question | undefined = first;
  let stands: ReturnType<typeof foretell>;
  while (asks !== undefined && words.length < MOST_WORDS) {
    const answer = usualAnswer(asks);
    const next = answer === undefined ? undefined : foretell(view, [...words, answer]);
    if (answer === undefined || next === undefined) break;
    words.push(answer);
    drew.add(asks.to ?? asks.of);
    stands = next;
    asks = next.asks;
  }
  // An assumption must never end the game, and it can be contradicted only beside the keys for an act or another question.
  if (stands === undefined || !["act", "told"].includes(phaseOf(stands.table, asks).at)) return undefined;
  const { asks: _asked, ...rest } = view;
  const { of, turn, nth } = view.asks;
  return {
    view: {
      ...rest,
      table: stands.table,
      turn: stands.turn,
      ...(asks === undefined ? {} : { asks: { question: asks, of, turn, nth: nth + words.length } }),
      steps: [...view.steps.slice(0, -1), { ...step, told: [...step.told, ...words], after: stands.table }],
    },
    question: first,
    several: drew.size > 1,
    writing: (now) => (now.asks?.of === of && now.asks.nth === nth ? answerContent(now, words) : undefined),
  };
}
