/** Alone at sea: a Start that lies so deep in the pile that the cards under it cannot pay for it. */
import {
  countAt,
  deal,
  enact,
  type Fate,
  hand,
  legalActs,
  ofSeat,
  type Piece,
  type Rulebook,
  readOptions,
  startCost,
} from "@stillwater/engine";
import type { Position } from "../position";

interface Depth {
  readonly rulebook: Rulebook;
  /** How many cards lie under the Start in its pile; undefined if that could not be found out. */
  readonly under: number | undefined;
}

/** A pile is drawn in the same order whatever is done, so each deal is examined only once. */
const known = new WeakMap<Fate, Depth>();

/** The number of cards under the Start, found by discarding two cards a turn until it comes. */
function lookThrough(rulebook: Rulebook, fate: Fate): number | undefined {
  const pile = ofSeat(rulebook.piles, 0);
  const isStart = (card: Piece): boolean => rulebook.pieceName(card) === "start";
  let { table } = deal(rulebook, fate);
  const discard = legalActs(table, 0).find(({ type }) => type === "discard");
  while (discard !== undefined && countAt(table, pile) > 0) {
    const left = countAt(table, pile);
    const isNext = isStart(fate.next(table, pile));
    const done = enact(table, { ...discard, cards: hand(table, 0).slice(0, discard.choose) }, fate);
    if (!done.ok) return undefined;
    ({ table } = done.value);
    // It is one of the two cards just drawn.
    if (hand(table, 0).some(isStart)) return Math.max(0, left - (isNext ? 1 : 2));
  }
  return undefined;
}

/**
 * Whether the only Start, not drawn yet, comes too late: even with a full hand when it is drawn, its cost leaves no card for
 * the end. Only where one seat plays and the fate decides the pile from the deal on.
 */
export function startComesTooLate({ table, fate }: Position): boolean {
  const { rulebook } = table;
  const options = readOptions(rulebook.code);
  if (!options.ok || options.value.game !== "sea" || rulebook.seats !== 1) return false;
  const pile = ofSeat(rulebook.piles, 0);
  let depth = known.get(fate);
  if (depth?.rulebook !== rulebook) {
    depth = { rulebook, under: lookThrough(rulebook, fate) };
    known.set(fate, depth);
  }
  // If no more cards are left than lie under it, it has already been drawn.
  if (depth.under === undefined || countAt(table, pile) <= depth.under) return false;
  const limit = Math.min(...rulebook.limits.map((most) => most(table, 0)));
  return limit - 1 + depth.under - startCost(options.value).total < 1;
}
