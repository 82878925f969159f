/** Asking the engine about a card that somebody holds at a real table. Pure. */
import { type Act, countAt, record, type Table, UNSEEN, type Verdict } from "@stillwater/engine";
import type { Answers } from "@/play/choosing/judging";

/** How many spaces, or rows of the mountain, are open to a card. */
export function openTo(answers: Answers | null): number {
  return [...(answers ?? [])].filter(([, { verdict }]) => verdict.allowed !== "no").length;
}

/** The cheapest of what is open to a card; null where nothing is. */
export function leastPrice(answers: Answers | null): number | null {
  const prices = [...(answers ?? [])].flatMap(([, { verdict }]) =>
    verdict.allowed === "no" ? [] : [verdict.price],
  );
  return prices.length === 0 ? null : Math.min(...prices);
}

/** The largest hand there is: a sea alone. */
const MOST_HELD = 12;

/** The act as people record it: its price paid with cards that nobody else sees. No hand pays more than it holds. */
export function paidUnseen(plan: Act, price: number): Act {
  return { ...plan, cards: Array.from({ length: Math.min(price, MOST_HELD) }, () => UNSEEN) };
}

/** More than any hand draws. */
const ANY_CARDS = "?x30";

/**
 * How many cards the hand holds once an act is done and drawn up for; null where something is asked or done in between,
 * or where nothing is drawn.
 */
export function drawnUpTo(table: Table, act: Act): number | null {
  const first = record(table, act);
  // Where a card may come to light while it is drawn, none does.
  const drawing = first.ok && first.value.asks?.to?.startsWith("hand:") === true;
  const done = drawing ? record(table, act, [ANY_CARDS]) : first;
  if (!done.ok || done.value.asks !== undefined) return null;
  const { rulebook } = table;
  const hand = rulebook.hands[act.seat];
  const drawn = done.value.facts.filter(
    ({ from, to }) => to === hand && from === rulebook.piles[act.seat],
  ).length;
  if (drawn === 0 || hand === undefined) return null;
  return countAt(done.value.table, hand);
}

/** The same verdict once everything turns out well that only people can check: what it costs then. */
export function atBest(verdict: Verdict): Verdict {
  if (verdict.allowed !== "unknown") return verdict;
  return { ...verdict, allowed: "yes", findings: verdict.findings.filter(({ holds }) => holds === "yes") };
}
