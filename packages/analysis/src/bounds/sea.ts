/** What is still to be done at sea. */
import {
  besideOf,
  cardsAt,
  closed,
  countAt,
  isFilled,
  isIsland,
  NOWHERE,
  openWater,
  type Piece,
  type Place,
  readOptions,
  START_BERTH,
  startCost,
  type Table,
} from "@stillwater/engine";
import { leastCost, leastPriceIn, type OpenGap } from "./gap-cost";
import type { Needs } from "./needs";
import type { SeatCards } from "./turns";

/** The open cells between laid cards, line by line. */
export const gapsOf = (table: Table): readonly OpenGap[] =>
  openWater(table).map(({ first, last, low, high }) => {
    return { low: low - 1, high: high + 1, cells: last - first + 1 };
  });

/** The cells whose card has no open cell beside it: nothing that comes can meet that card any more. */
export function buriedAtSea(table: Table): ReadonlySet<Place> {
  const { rulebook } = table;
  const isBuried = (cell: Place): boolean =>
    [cell, ...besideOf(rulebook, cell)].every((near) => isFilled(table, near));
  return new Set(rulebook.cells.filter(isBuried));
}

/** Whether a card may still be laid in one of the gaps. */
export const fitsIn = (gaps: readonly OpenGap[], card: Piece): boolean =>
  isIsland(card) && gaps.some(({ low, high }) => low < card && card < high);

/** How many further cards laying the Start takes; nothing if it is laid, or the game has none. */
function forStart(table: Table): number | undefined {
  const { rulebook } = table;
  const options = readOptions(rulebook.code);
  if (rulebook.actOf.start === undefined || !options.ok || options.value.game !== "sea") return undefined;
  return countAt(table, rulebook.place(START_BERTH)) > 0 ? undefined : startCost(options.value).total;
}

export function seaNeeds(table: Table): Needs {
  const { rulebook } = table;
  const { hands, piles } = rulebook;
  const cards = hands.map((place, seat) => [
    ...cardsAt(table, place),
    ...cardsAt(table, piles[seat] ?? NOWHERE),
  ]);
  const gaps = gapsOf(table);
  const start = forStart(table);
  const coming = new Set(cards.flat());
  const leastPrice = (card: Piece): number =>
    Math.min(...gaps.map((gap) => leastPriceIn(gap, card, (number) => coming.has(number))));
  const open = gaps.reduce((sum, { cells }) => sum + cells, 0);
  const named = (name: string, own: readonly Piece[]): boolean =>
    own.some((card) => rulebook.pieceName(card) === name);
  return {
    plays: open + 1 + (start === undefined ? 0 : 1),
    gifts: () => {
      const payments = gaps.reduce((sum, gap) => sum + leastCost(gap, (number) => coming.has(number)), 0);
      return [payments + (start ?? 0)];
    },
    fillsFor: () => true,
    seats: cards.map((own): SeatCards => {
      const ends = named("finish", own);
      // A card that ends the game is laid only once, and so is the Start.
      const once = (ends ? 1 : 0) + (start !== undefined && named("start", own) ? 1 : 0);
      const prices = own.filter((card) => fitsIn(gaps, card)).map(leastPrice);
      return {
        cards: own.length,
        prices: [...prices, ...Array.from({ length: once }, () => 0)].sort((a, b) => a - b),
        idle: 0,
        ends,
      };
    }),
    spared: 0,
    filled: () => closed(table).length === 0,
    rests: false,
  };
}
