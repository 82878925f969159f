/** Asks the engine about a card that somebody holds at a real table. Pure. */
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

/** How many spaces, or rows of the mountain, a card may go to. */
export function openTo(answers: Answers | null): number {
  return [...(answers ?? [])].filter(([, { verdict }]) => verdict.allowed !== "no").length;
}

/** The lowest price among the places where a card may go; null where there is none. */
export function leastPrice(answers: Answers | null): number | null {
  const prices = [...(answers ?? [])].flatMap(([, { verdict }]) =>
    verdict.allowed === "no" ? [] : [verdict.price],
  );
  return prices.length === 0 ? null : Math.min(...prices);
}

/** The largest hand there is: that of a sea played alone. */
const MOST_HELD = 12;

/** The act as people record it: the price is paid with cards that nobody else sees. No hand pays more than it holds. */
export function paidUnseen(plan: Act, price: number): Act {
  return { ...plan, cards: unseen(Math.min(price, MOST_HELD)) };
}

/** A number of cards that nobody else sees. */
export const unseen = (count: number): readonly Piece[] => Array.from({ length: count }, () => UNSEEN);

/** An act that gives this many cards, whichever they are. */
export function actGivingUnseen(gift: Gift, seat: Seat, count: number): Act {
  return { type: gift, seat, card: UNSEEN, to: NOWHERE, cards: unseen(count), numbers: [] };
}

/** An act with its price paid by cards that nobody sees; unpaid where the price becomes known only later. */
export function completedUnseen(
  { plan, verdict }: { readonly plan: Act; readonly verdict: Verdict },
  later: boolean,
): Act {
  return plan.cards.length > 0 || later ? plan : paidUnseen(plan, verdict.price);
}

/** More cards than any hand draws. */
export const ANY_CARDS = "?x30";

/**
 * How many cards the hand holds after an act and the draw that follows; null where something is asked or done in between, or
 * where nothing is drawn.
 */
export function drawnUpTo(table: Table, act: Act): number | null {
  const first = record(table, act);
  // Assumes that no card comes to light while cards are drawn.
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

/** Whether a finding leaves something open that people at the table can check, and that the counts here do not settle. */
export function isLeftOpen(table: Table, act: Act, price: number, { about, holds }: Finding): boolean {
  // A Start must be laid before any other card: people need no reminder with each card.
  if (holds !== "unknown" || about === "start") return false;
  if (about !== "gift" && about !== "pay") return true;
  const { hands, pieces } = table.rulebook;
  // Where every card may be given, the number of cards is enough.
  if (pieces.some(({ kept }) => kept !== undefined)) return true;
  const held = countAt(table, hands[act.seat] ?? 0) - (act.card === UNSEEN ? 0 : 1);
  return held < Math.max(price, act.cards.length);
}

/** Where a card already lies in the open, so that nobody can hold it; undefined where somebody may hold it. */
export function liesAt(table: Table, card: Piece): string | undefined {
  if (card === UNSEEN) return undefined;
  const { rulebook } = table;
  const places = rulebook.copies(rulebook.pieceName(card)).map((copy) => whereIs(table, copy));
  const inSight = places.every((place) => rulebook.cells.includes(place));
  return inSight && places[0] !== undefined ? rulebook.placeName(places[0]) : undefined;
}

/** The verdict and its price if everything turns out well that only people can check. */
export function atBest(verdict: Verdict): Verdict {
  if (verdict.allowed !== "unknown") return verdict;
  return { ...verdict, allowed: "yes", findings: verdict.findings.filter(({ holds }) => holds === "yes") };
}
