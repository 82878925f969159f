/**
 * A sea crew good enough to win now and then. It counts which Islands are still to come, the piles included (it plays
 * for records, not for honour), keeps every gap of the grid wide enough for them, and pays with what it needs least.
 */
import {
  type Act,
  numberAt,
  type Offer,
  owes,
  type Piece,
  type Seat,
  startTable,
  type Table,
  whereIs,
} from "../../src/index";
import type { Crew } from "./playing";
import { loose, mostToDial, offersOf } from "./playing";

const ISLANDS = Array.from({ length: 80 }, (_, index) => index + 1);

/** Islands that may still be laid: not discarded, not removed, not in the grid. */
function afloat(table: Table): number[] {
  const { hands, piles, places } = table.rulebook;
  const open = places.flatMap(({ name }, place) => (/^(deck$|open:)/.test(name) ? [place] : []));
  const from = new Set([...hands, ...piles, ...open]);
  return ISLANDS.filter((card) => from.has(whereIs(table, card)));
}

interface Gap {
  readonly low: number;
  readonly high: number;
  readonly cells: number;
}

/** The numbers in each rising line, 0 for an empty cell. */
type Grid = readonly (readonly number[])[];

function gridOf(table: Table): Grid {
  const { lines, cells } = table.rulebook;
  return lines.map(({ first, last }) =>
    cells.filter((cell) => cell >= first && cell <= last).map((cell) => numberAt(table, cell)),
  );
}

function gapsOf(line: readonly number[]): Gap[] {
  const gaps: Gap[] = [];
  let low = 0;
  let cells = 0;
  for (const card of [...line, 81]) {
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
function strain(grid: Grid, cards: readonly number[]): number {
  return grid.flatMap(gapsOf).reduce((sum, { low, high, cells }) => {
    const fitting = cards.filter((card) => card > low && card < high).length;
    if (fitting < cells) return sum + 1000;
    return sum + (cells * cells) / (fitting + 1);
  }, 0);
}

const emptyCells = (grid: Grid): number => grid.flat().filter((card) => card === 0).length;

/** How much a card would be missed: one that fits nowhere, or has many to stand in for it, least. */
function worth(table: Table, card: Piece, grid: Grid, cards: readonly number[]): number {
  const name = table.rulebook.pieceName(card);
  if (name === "start") return 0;
  if (name === "finish") return emptyCells(grid) < 8 ? 50 : 0.5;
  if (card > 80) return 20;
  const gap = grid.flatMap(gapsOf).find(({ low, high }) => card > low && card < high);
  if (!gap) return 0;
  const fitting = cards.filter((other) => other > gap.low && other < gap.high).length;
  return fitting <= gap.cells ? 100 : 1 + gap.cells / fitting;
}

function cheapest(table: Table, seat: Seat, count: number, beside: Piece, grid = gridOf(table)): Piece[] {
  const cards = afloat(table);
  const held = loose(table, seat, beside);
  return held.sort((a, b) => worth(table, a, grid, cards) - worth(table, b, grid, cards)).slice(0, count);
}

function total(table: Table, cards: readonly Piece[]): number {
  const grid = gridOf(table);
  const all = afloat(table);
  return cards.reduce((sum, card) => sum + worth(table, card, grid, all), 0);
}

/** One split agreed by everybody, as soon as all have said what they can give. */
function talk(table: Table, base: Act): Act {
  const start = startTable(table);
  const proposal = start?.proposals[0];
  if (proposal) {
    const seat = start?.dials.findIndex((_dial, index) => !proposal.agreed.includes(index)) ?? 0;
    return { ...base, type: "agree", seat, numbers: proposal.split };
  }
  const seat = Math.max(0, start?.dials.indexOf(null) ?? 0);
  const held = loose(table, seat, 0);
  const atMost = mostToDial(table, { ...base, seat });
  const grid = gridOf(table);
  const cards = afloat(table);
  const gladly = held.filter((card) => worth(table, card, grid, cards) < 1.5).length;
  return { ...base, type: "dial", seat, numbers: [Math.min(gladly, atMost), atMost] };
}

const acting = ({ choose: _choose, ...act }: Offer): Act => act;

export const navigator: Crew = (table, luck) => {
  const offers = offersOf(table);
  const urgent = offers.find(({ type }) => type === "finish" || type === "start");
  if (urgent) return acting(urgent);
  const give = offers.find(({ type }) => type === "give");
  if (give) return { ...acting(give), cards: cheapest(table, give.seat, owes(table, give.seat), 0) };
  const dial = offers.find(({ type }) => type === "dial");
  if (dial) return talk(table, acting(dial));
  return bestTurn(table, offers, luck.below(1000) / 1e6);
};

/** What an act beside laying and discarding is worth: a Storm is lifted at once, a card destroyed only in need. */
const EXTRAS: Readonly<Partial<Record<Act["type"], number>>> = {
  compass: -2,
  pass: 3,
  swap: 5,
  rocks: 1,
  stay: 4,
  fog: 1,
  shed: 1,
  blind: 0,
  turn: 1.5,
  monster: 3,
  sweep: 8,
};

/** The turn that leaves the least strain for the least it costs. */
function bestTurn(table: Table, offers: readonly Offer[], tie: number): Act {
  const grid = gridOf(table);
  const cards = afloat(table);
  const now = strain(grid, cards);
  let best: Act | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    const { act, score } = weigh(table, offer, grid, cards, now);
    if (score + tie * (offer.card % 7) < least) {
      least = score + tie * (offer.card % 7);
      best = act;
    }
  }
  if (!best) throw new Error("Nothing to do.");
  return best;
}

function weigh(
  table: Table,
  { choose, ...offer }: Offer,
  grid: Grid,
  cards: readonly number[],
  now: number,
): { act: Act; score: number } {
  if (offer.type !== "lay") {
    const act = { ...offer, cards: cheapest(table, offer.seat, choose, offer.card) };
    const discard = offer.type === "discard" ? 2.2 : (EXTRAS[offer.type] ?? 4);
    return { act, score: discard + total(table, act.cards) };
  }
  const line = table.rulebook.lines.findIndex(({ first, last }) => offer.to >= first && offer.to <= last);
  const cell = offer.to - (table.rulebook.lines[line]?.first ?? 0);
  const number = offer.card <= 80 ? offer.card : (cards.find((card) => !grid.flat().includes(card)) ?? 40);
  const laid = (grid[line] ?? []).with(cell, number);
  const after = grid.with(line, laid);
  const paid = cheapest(table, offer.seat, choose, offer.card, after);
  const left = cards.filter((card) => card !== offer.card && !paid.includes(card));
  const alone = (laid[cell - 1] ?? 0) === 0 && (laid[cell + 1] ?? 0) === 0 ? 0 : 0.4;
  return { act: { ...offer, cards: paid }, score: choose + (strain(after, left) - now) * 1.5 + alone };
}
