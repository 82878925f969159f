/**
 * A crew good enough to win now and then. It counts which Islands are still to come, the piles included (it plays for
 * records, not for honour), keeps every gap of the grid wide enough for them, and pays with what it needs least.
 */
import {
  type Act,
  hand,
  legalActs,
  owes,
  type Piece,
  startTable,
  type Table,
  topOf,
  whereIs,
} from "../../src/index";
import type { Crew } from "./playing";
import { offersOf } from "./playing";

/** Islands that may still be laid: in a hand or a pile, not discarded and not removed. */
function afloat(table: Table): number[] {
  const { hands, piles } = table.rulebook;
  const places = new Set([...hands, ...piles]);
  return Array.from({ length: 80 }, (_, index) => index + 1).filter((card) =>
    places.has(whereIs(table, card)),
  );
}

interface Gap {
  readonly low: number;
  readonly high: number;
  readonly cells: number;
}

function gapsOf(grid: readonly number[]): Gap[] {
  const gaps: Gap[] = [];
  let low = 0;
  let cells = 0;
  for (const card of [...grid, 81]) {
    if (card === 0) cells++;
    else {
      if (cells > 0) gaps.push({ low, high: card, cells });
      low = card;
      cells = 0;
    }
  }
  return gaps;
}

/** How hard a grid is to finish: tight gaps weigh most, and one that cannot be filled is out of the question. */
function strain(grid: readonly number[], cards: readonly number[]): number {
  return gapsOf(grid).reduce((sum, { low, high, cells }) => {
    const fitting = cards.filter((card) => card > low && card < high).length;
    if (fitting < cells) return sum + 1000;
    return sum + (cells * cells) / (fitting + 1);
  }, 0);
}

const gridOf = (table: Table): number[] => table.rulebook.cells.map((cell) => topOf(table, cell));

/** How much a card would be missed: one that fits nowhere, or has many to stand in for it, least. */
function worth(table: Table, card: Piece, grid: readonly number[], cards: readonly number[]): number {
  const name = table.rulebook.pieceName(card);
  if (name === "start") return 0;
  if (name === "finish") return grid.filter((cell) => cell === 0).length < 8 ? 50 : 0.5;
  const gap = gapsOf(grid).find(({ low, high }) => card > low && card < high);
  if (!gap) return 0;
  const fitting = cards.filter((other) => other > gap.low && other < gap.high).length;
  return fitting <= gap.cells ? 100 : 1 + gap.cells / fitting;
}

function cheapest(
  table: Table,
  seat: number,
  count: number,
  beside: Piece,
  grid = gridOf(table),
): readonly Piece[] {
  const cards = afloat(table);
  const held = hand(table, seat).filter((card) => card !== beside);
  return held.sort((a, b) => worth(table, a, grid, cards) - worth(table, b, grid, cards)).slice(0, count);
}

const total = (table: Table, cards: readonly Piece[]): number => {
  const grid = gridOf(table);
  const all = afloat(table);
  return cards.reduce((sum, card) => sum + worth(table, card, grid, all), 0);
};

export const navigator: Crew = (table, luck) => {
  const offers = offersOf(table);
  const first = offers[0];
  if (!first) throw new Error("Nobody is asked.");
  const { choose: _choose, ...base } = first;
  const urgent = offers.find(({ type }) => type === "finish" || type === "start");
  if (urgent) {
    const { choose: _none, ...act } = urgent;
    return act;
  }
  if (first.type === "give") return { ...base, cards: cheapest(table, base.seat, owes(table, base.seat), 0) };
  if (first.type === "dial") {
    const start = startTable(table);
    const proposal = start?.proposals[0];
    const silent = start?.dials.indexOf(null) ?? -1;
    if (proposal) {
      const seat = start?.dials.findIndex((_dial, index) => !proposal.agreed.includes(index)) ?? 0;
      return { ...base, type: "agree", seat, numbers: proposal.split };
    }
    const seat = Math.max(0, silent);
    const atMost = Math.min(8, hand(table, seat).length);
    const grid = gridOf(table);
    const cards = afloat(table);
    const gladly = hand(table, seat).filter((card) => worth(table, card, grid, cards) < 1.5).length;
    return { ...base, seat, numbers: [Math.min(gladly, atMost), atMost] };
  }
  return bestTurn(table, base.seat, luck.below(1000) / 1e6);
};

/** The turn that leaves the least strain for the least it costs. */
function bestTurn(table: Table, seat: number, tie: number): Act {
  const grid = gridOf(table);
  const cards = afloat(table);
  const now = strain(grid, cards);
  let best: Act | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { choose, ...offer } of legalActs(table, seat)) {
    let act: Act;
    let score: number;
    if (offer.type === "discard") {
      act = { ...offer, cards: cheapest(table, seat, 2, 0) };
      score = 2.2 + total(table, act.cards);
    } else {
      const after = [...grid];
      const cell = table.rulebook.cells.indexOf(offer.to);
      after[cell] = offer.card;
      const paid = cheapest(table, seat, choose, offer.card, after);
      const left = cards.filter((card) => card !== offer.card && !paid.includes(card));
      act = { ...offer, cards: paid };
      const alone = (after[cell - 1] ?? 0) === 0 && (after[cell + 1] ?? 0) === 0 ? 0 : 0.4;
      score = choose + (strain(after, left) - now) * 1.5 + alone;
    }
    if (score + tie * (offer.card % 7) < least) {
      least = score + tie * (offer.card % 7);
      best = act;
    }
  }
  if (!best) throw new Error("Nothing to do.");
  return best;
}
