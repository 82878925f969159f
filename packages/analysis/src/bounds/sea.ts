/** What is still to be done at sea. */
import {
  cardsAt,
  closed,
  countAt,
  isFilled,
  NOWHERE,
  numberAt,
  type Piece,
  readOptions,
  START_BERTH,
  startCost,
  type Table,
} from "@stillwater/engine";
import { leastCost, type OpenGap } from "./gap-cost";
import type { Needs } from "./needs";
import type { SeatCards } from "./turns";

const HIGHEST = 80;

/** The open cells between laid cards, line by line. */
export function gapsOf(table: Table): readonly OpenGap[] {
  const gaps: OpenGap[] = [];
  for (const { first, last } of table.rulebook.lines) {
    let low = 0;
    let cells = 0;
    for (let cell = first; cell <= last + 1; cell++) {
      if (cell <= last && !isFilled(table, cell)) {
        cells++;
        continue;
      }
      const high = cell > last ? HIGHEST + 1 : numberAt(table, cell);
      if (cells > 0) gaps.push({ low, high, cells });
      low = high;
      cells = 0;
    }
  }
  return gaps;
}

/** Whether a card may still be laid in one of some gaps. */
export const fitsIn = (gaps: readonly OpenGap[], card: Piece): boolean =>
  card <= HIGHEST && gaps.some(({ low, high }) => low < card && card < high);

/** What laying the Start takes besides; nothing where it lies, or the game has none. */
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
  const open = gaps.reduce((sum, { cells }) => sum + cells, 0);
  const named = (name: string, own: readonly Piece[]): boolean =>
    own.some((card) => rulebook.pieceName(card) === name);
  return {
    plays: open + 1 + (start === undefined ? 0 : 1),
    gifts: () => {
      const coming = new Set(cards.flat());
      const payments = gaps.reduce((sum, gap) => sum + leastCost(gap, (number) => coming.has(number)), 0);
      return payments + (start ?? 0);
    },
    seats: cards.map((own): SeatCards => {
      const ends = named("finish", own);
      // What ends the game is laid once, and so is the Start.
      const once = (ends ? 1 : 0) + (start !== undefined && named("start", own) ? 1 : 0);
      return {
        cards: own.length,
        useful: own.filter((card) => fitsIn(gaps, card)).length + once,
        idle: 0,
        ends,
      };
    }),
    filled: () => closed(table).length === 0,
    rests: false,
  };
}
