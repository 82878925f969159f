/** What is still to be done at sea. */
import {
  countAt,
  isFilled,
  numberAt,
  type Piece,
  readOptions,
  START_BERTH,
  startCost,
  type Table,
} from "@stillwater/engine";
import { leastCost, type OpenGap } from "./gap-cost";
import type { Needs } from "./needs";

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

export function seaNeeds(table: Table, cards: readonly Piece[]): Needs {
  const { rulebook } = table;
  const coming = new Set(cards);
  const gaps = gapsOf(table);
  const start = forStart(table);
  const open = gaps.reduce((sum, { cells }) => sum + cells, 0);
  const payments = gaps.reduce((sum, gap) => sum + leastCost(gap, (number) => coming.has(number)), 0);
  const ends = (card: Piece): boolean => rulebook.pieceName(card) === "finish";
  return {
    plays: open + 1 + (start === undefined ? 0 : 1),
    gifts: payments + (start ?? 0),
    isUseful: (card) =>
      fitsIn(gaps, card) || ends(card) || (start !== undefined && rulebook.pieceName(card) === "start"),
    isIdle: () => false,
    ends,
    rests: false,
  };
}
