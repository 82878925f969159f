/** Asking the engine about a card that somebody holds at a real table. Pure. */
import {
  type Act,
  countAt,
  type Finding,
  NOWHERE,
  namedPlace,
  type Piece,
  record,
  type Seat,
  type Table,
  UNSEEN,
  type Verdict,
  whereIs,
} from "@stillwater/engine";
import type { Gift } from "../act-builder/kinds";
import type { Answers } from "../queries/judging";

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
  return { ...plan, cards: unseen(Math.min(price, MOST_HELD)) };
}

/** So many cards that nobody else sees. */
export const unseen = (count: number): readonly Piece[] => Array.from({ length: count }, () => UNSEEN);

/** So many cards given, whichever they are. */
export function actGivingUnseen(gift: Gift, seat: Seat, count: number): Act {
  return { type: gift, seat, card: UNSEEN, to: NOWHERE, cards: unseen(count), numbers: [] };
}

/** An act with its price paid by cards that nobody sees; nothing yet where the price is told afterwards. */
export function completedUnseen(
  { plan, verdict }: { readonly plan: Act; readonly verdict: Verdict },
  later: boolean,
): Act {
  return plan.cards.length > 0 || later ? plan : paidUnseen(plan, verdict.price);
}

/** More than any hand draws. */
export const ANY_CARDS = "?x30";

/**
 * How many cards the hand holds once an act is done and drawn up for; null where something is asked or done in between,
 * or where nothing is drawn.
 */
export function drawnUpTo(table: Table, act: Act): number | null {
  const first = record(table, act);
  // Where a card may come to light while it is drawn, none does.
  const drawing = first.ok && namedPlace(first.value.asks?.to ?? "")?.kind === "hand";
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

/** Whether something is left open that people at the table can look at, and that is not plain from the counts here. */
export function isLeftOpen(table: Table, act: Act, price: number, { about, holds }: Finding): boolean {
  // A Start comes before every card there is: nobody needs to be reminded of it with each.
  if (holds !== "unknown" || about === "start") return false;
  if (about !== "gift" && about !== "pay") return true;
  const { hands, pieces } = table.rulebook;
  // Where every card may be given, their number is enough.
  if (pieces.some(({ kept }) => kept !== undefined)) return true;
  const held = countAt(table, hands[act.seat] ?? 0) - (act.card === UNSEEN ? 0 : 1);
  return held < Math.max(price, act.cards.length);
}

/** Where a card lies in the open already, so that nobody can hold it; undefined where somebody may. */
export function liesAt(table: Table, card: Piece): string | undefined {
  if (card === UNSEEN) return undefined;
  const { rulebook } = table;
  const places = rulebook.copies(rulebook.pieceName(card)).map((copy) => whereIs(table, copy));
  const inSight = places.every((place) => rulebook.cells.includes(place));
  return inSight && places[0] !== undefined ? rulebook.placeName(places[0]) : undefined;
}

/** The same verdict once everything turns out well that only people can check: what it costs then. */
export function atBest(verdict: Verdict): Verdict {
  if (verdict.allowed !== "unknown") return verdict;
  return { ...verdict, allowed: "yes", findings: verdict.findings.filter(({ holds }) => holds === "yes") };
}
