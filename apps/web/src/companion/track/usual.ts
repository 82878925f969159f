/** What is nearly always so, and need not be said: nothing comes to light of a draw, and a card bears no goat. Pure. */
import { answerContent, foretell, type View } from "@stillwater/companion";
import { outcome, type Question } from "@stillwater/engine";
import { usualAnswer } from "@/modules/usual-answer";
import type { EntryWriter } from "./writing";

/** How it stands if everything was as usual. */
export interface UsualAnswers {
  /** The game as it goes on then. */
  readonly view: View;
  /** What was taken for granted first. */
  readonly question: Question;
  /** More than one seat drew: each may have to say something. */
  readonly several: boolean;
  /** Says so, before what is written next. */
  readonly writing: EntryWriter;
}

/** The deal to five hands of a large table, and more. */
const MOST_WORDS = 60;

/** Undefined where nothing is asked, or what is asked has no usual answer. */
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
  // Nobody wins or loses by what was taken for granted.
  if (stands === undefined || outcome(stands.table) !== "playing") return undefined;
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
