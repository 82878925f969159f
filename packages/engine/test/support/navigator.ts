/**
 * A sea crew good enough to win now and then. It counts which Islands are still to come, looking into the piles too (it
 * plays to make records, not fairly), keeps every gap of the grid wide enough for them, and pays with what it needs least.
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

/** A gap, and how many of the Islands still to come fit into it. */
interface Room extends Gap {
  readonly fitting: number;
}

/** The gaps of a grid with how many cards fit into each, found once for all questions about them. */
function roomsOf(grid: Grid, cards: readonly number[]): Room[] {
  return grid.flatMap(gapsOf).map((gap) => {
    let fitting = 0;
    for (const card of cards) if (card > gap.low && card < gap.high) fitting++;
    return { ...gap, fitting };
  });
}

/** How hard a grid is to finish: tight gaps weigh most, and a gap that cannot be filled is ruled out. */
function strain(grid: Grid, cards: readonly number[]): number {
  return roomsOf(grid, cards).reduce(
    (sum, { cells, fitting }) => sum + (fitting < cells ? 1000 : (cells * cells) / (fitting + 1)),
    0,
  );
}

const emptyCells = (grid: Grid): number => grid.flat().filter((card) => card === 0).length;

/** How much a card would be missed: least if it fits nowhere or if many others can take its place. */
type Worth = (card: Piece) => number;

function worthIn(table: Table, grid: Grid, cards: readonly number[]): Worth {
  const rooms = roomsOf(grid, cards);
  return (card) => {
    const name = table.rulebook.pieceName(card);
    if (name === "start") return 0;
    if (name === "finish") return emptyCells(grid) < 8 ? 50 : 0.5;
    if (card > 80) return 20;
    const room = rooms.find(({ low, high }) => card > low && card < high);
    if (!room) return 0;
    return room.fitting <= room.cells ? 100 : 1 + room.cells / room.fitting;
  };
}

function cheapest(table: Table, seat: Seat, count: number, beside: Piece, worth: Worth): Piece[] {
  const priced = loose(table, seat, beside).map((card) => ({ card, missed: worth(card) }));
  return priced
    .sort((a, b) => a.missed - b.missed)
    .slice(0, count)
    .map(({ card }) => card);
}

/** Everybody agrees to one split as soon as all have said what they can give. */
function talk(table: Table, base: Act): Act {
  const start = startTable(table);
  const proposal = start?.proposals[0];
  if (proposal) {
    const seat = start?.dials.findIndex((_dial, index) => !proposal.agreed.includes(index)) ?? 0;
    return { ...base, type: "agree", seat, numbers: proposal.split };
  }
  const seat = Math.max(0, start?.dials.indexOf(null) ?? 0);
  const atMost = mostToDial(table, { ...base, seat });
  const worth = worthIn(table, gridOf(table), afloat(table));
  const gladly = loose(table, seat, 0).filter((card) => worth(card) < 1.5).length;
  return { ...base, type: "dial", seat, numbers: [Math.min(gladly, atMost), atMost] };
}

const acting = ({ choose: _choose, ...act }: Offer): Act => act;

export const navigator: Crew = (table, luck) => {
  const offers = offersOf(table);
  const urgent = offers.find(({ type }) => type === "finish" || type === "start");
  if (urgent) return acting(urgent);
  const give = offers.find(({ type }) => type === "give");
  if (give) {
    const worth = worthIn(table, gridOf(table), afloat(table));
    return { ...acting(give), cards: cheapest(table, give.seat, owes(table, give.seat), 0, worth) };
  }
  const dial = offers.find(({ type }) => type === "dial");
  if (dial) return talk(table, acting(dial));
  return bestTurn(table, offers, luck.below(1000) / 1e6);
};

/** The weight of acts other than laying and discarding: a Storm is lifted at once, a card destroyed only in need. */
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

/** What turns are weighed against: the table as it stands. */
interface Outlook {
  readonly grid: Grid;
  readonly cards: readonly number[];
  readonly strain: number;
  readonly worth: Worth;
}

/** The turn that leaves the least strain for the least it costs. */
function bestTurn(table: Table, offers: readonly Offer[], tie: number): Act {
  const grid = gridOf(table);
  const cards = afloat(table);
  const now = { grid, cards, strain: strain(grid, cards), worth: worthIn(table, grid, cards) };
  let best: Act | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    const { act, score } = weigh(table, offer, now);
    if (score + tie * (offer.card % 7) < least) {
      least = score + tie * (offer.card % 7);
      best = act;
    }
  }
  if (!best) throw new Error("Nothing to do.");
  return best;
}

function weigh(table: Table, { choose, ...offer }: Offer, now: Outlook): { act: Act; score: number } {
  const { grid, cards } = now;
  if (offer.type !== "lay") {
    const act = { ...offer, cards: cheapest(table, offer.seat, choose, offer.card, now.worth) };
    const discard = offer.type === "discard" ? 2.2 : (EXTRAS[offer.type] ?? 4);
    return { act, score: act.cards.reduce((sum, card) => sum + now.worth(card), discard) };
  }
  const line = table.rulebook.lines.findIndex(({ first, last }) => offer.to >= first && offer.to <= last);
  const cell = offer.to - (table.rulebook.lines[line]?.first ?? 0);
  const number = offer.card <= 80 ? offer.card : (cards.find((card) => !grid.flat().includes(card)) ?? 40);
  const laid = (grid[line] ?? []).with(cell, number);
  const after = grid.with(line, laid);
  const paid =
    choose === 0 ? [] : cheapest(table, offer.seat, choose, offer.card, worthIn(table, after, cards));
  const left = cards.filter((card) => card !== offer.card && !paid.includes(card));
  const alone = (laid[cell - 1] ?? 0) === 0 && (laid[cell + 1] ?? 0) === 0 ? 0 : 0.4;
  return { act: { ...offer, cards: paid }, score: choose + (strain(after, left) - now.strain) * 1.5 + alone };
}
