/**
 * The sequence: all cells as one rising line, bottom row left to right, then the next row up (T.place.ascending); an
 * arch has three lines. The cells of a line are numbered consecutively.
 */
import type { Line, Rulebook } from "../kernel/rulebook";
import {
  at,
  BITSET_WORDS,
  isFilled,
  NOWHERE,
  type Piece,
  type Place,
  regionWord,
  type Table,
  topOf,
  UNSEEN,
  whereIs,
} from "../kernel/table";
import { HIGHEST_ISLAND } from "./islands";
import { namedNumber } from "./stand-in";

/** The region that keeps the cards of the grid as a bitset. */
export const GRID = "grid";

/** The rising line a cell belongs to. */
export function lineOf(table: Table, cell: Place): Line {
  const { lines, lineOf } = table.rulebook;
  return lines[at(lineOf, cell)] as Line;
}

/** The number of a card: its own, or the one it stands in for; 0 for none. */
function numberOn(table: Table, card: Piece): number {
  return card <= HIGHEST_ISLAND ? card : namedNumber(table, card);
}

/** The number that lies on a cell; 0 where it is empty. */
export function numberAt(table: Table, cell: Place): number {
  return numberOn(table, topOf(table, cell));
}

/** Whether the numbers of every line rise, as they do unless a card was laid against the rules. */
export function allRise(table: Table): boolean {
  return table.rulebook.lines.every(({ first, last }) => {
    let before = 0;
    for (let cell = first; cell <= last; cell++) {
      const number = numberAt(table, cell);
      if (number > 0 && number <= before) return false;
      before = number || before;
    }
    return true;
  });
}

/** The cell of the highest number in a line that is lower than `number`; NOWHERE if there is none. */
export function lowerCell(table: Table, number: number, line: Line): Place {
  const { region } = line;
  let word = number >> 5;
  let bits = regionWord(table, region, word) & ((1 << (number & 31)) - 1);
  while (bits === 0 && word > 0) bits = regionWord(table, region, --word);
  const card = bits === 0 ? UNSEEN : word * 32 + 31 - Math.clz32(bits);
  return anyStandIn(table, line) ? lowerOf(table, number, line, card) : cellOf(table, card);
}

/** The cell of the lowest number in a line that is higher than `number`; NOWHERE if there is none. */
export function higherCell(table: Table, number: number, line: Line): Place {
  const { region } = line;
  let word = number >> 5;
  let bits = regionWord(table, region, word) & (-2 << (number & 31));
  while (bits === 0 && word < BITSET_WORDS - 1) bits = regionWord(table, region, ++word);
  const found = bits === 0 ? UNSEEN : word * 32 + 31 - Math.clz32(bits & -bits);
  // The bits above those of the Islands are cards that stand in for a number, or have none.
  const card = found > HIGHEST_ISLAND ? UNSEEN : found;
  return anyStandIn(table, line) ? higherOf(table, number, line, card) : cellOf(table, card);
}

function cellOf(table: Table, card: Piece): Place {
  return card === UNSEEN ? NOWHERE : whereIs(table, card);
}

/** Whether a card that stands in lies in a line; its bit is above those of the Islands. */
function anyStandIn(table: Table, { region }: Line): boolean {
  if (table.rulebook.standIns.length === 0) return false;
  const word = HIGHEST_ISLAND >> 5;
  let bits = regionWord(table, region, word) & (-2 << (HIGHEST_ISLAND & 31));
  for (let higher = word + 1; higher < BITSET_WORDS; higher++) bits |= regionWord(table, region, higher);
  return bits !== 0;
}

/** A card that stands in may be nearer than any Island. One of the same number counts as a bound on both sides. */
function lowerOf(table: Table, number: number, line: Line, island: Piece): Place {
  let best = island;
  for (const card of table.rulebook.standIns) {
    const cell = whereIs(table, card);
    if (cell < line.first || cell > line.last) continue;
    if (numberOn(table, card) <= number && numberOn(table, card) > numberOn(table, best)) best = card;
  }
  return cellOf(table, best);
}

function higherOf(table: Table, number: number, line: Line, island: Piece): Place {
  let best = island;
  for (const card of table.rulebook.standIns) {
    const cell = whereIs(table, card);
    if (cell < line.first || cell > line.last || numberOn(table, card) < number) continue;
    if (best === UNSEEN || numberOn(table, card) < numberOn(table, best)) best = card;
  }
  return cellOf(table, best);
}

/** The number just before a cell in its line, 0 if there is none. */
export function leftOf(table: Table, cell: Place): number {
  return cell === lineOf(table, cell).first ? UNSEEN : numberAt(table, cell - 1);
}

/** The number just after a cell in its line, 0 if there is none. */
export function rightOf(table: Table, cell: Place): number {
  return cell === lineOf(table, cell).last ? UNSEEN : numberAt(table, cell + 1);
}

/**
 * The nearest lower and higher numbers on the grid; `number` itself counts as lower. Null for a side that has none.
 * Null altogether where the grid is more than one line, since a number has neighbours in each.
 */
export function numbersAround(
  table: Table,
  number: number,
): { readonly low: number | null; readonly high: number | null } | null {
  if (table.rulebook.lines.length > 1) return null;
  const laid = table.rulebook.cells.map((cell) => numberAt(table, cell)).filter((one) => one !== UNSEEN);
  const lower = laid.filter((one) => one <= number);
  const higher = laid.filter((one) => one > number);
  return {
    low: lower.length === 0 ? null : Math.max(...lower),
    high: higher.length === 0 ? null : Math.min(...higher),
  };
}

/** The cells just before and just after a cell in its line, where they exist. */
export function besideOf({ lines, lineOf }: Rulebook, cell: Place): readonly Place[] {
  const { first, last } = lines[at(lineOf, cell)] as Line;
  return [cell - 1, cell + 1].filter((beside) => beside >= first && beside <= last);
}

/** The cell that comes after another in its line; NOWHERE after the last. */
export function cellAfter({ lines }: Rulebook, cell: Place): Place {
  return lines.some(({ first, last }) => cell >= first && cell < last) ? cell + 1 : NOWHERE;
}

/** The filled cells just before and just after a stretch of cells, in each line. */
export function endsOf(table: Table, stretch: ReadonlySet<Place>): ReadonlySet<Place> {
  const ends = new Set<Place>();
  for (const { first, last } of table.rulebook.lines) {
    const inLine = [...stretch].filter((place) => place >= first && place <= last);
    if (inLine.length === 0) continue;
    for (const cell of [Math.min(...inLine) - 1, Math.max(...inLine) + 1])
      if (cell >= first && cell <= last && isFilled(table, cell)) ends.add(cell);
  }
  return ends;
}

/** Whether a card lies just before or just after a cell in its line. */
export function touches(table: Table, cell: Place): boolean {
  const { first, last } = lineOf(table, cell);
  return (cell !== first && isFilled(table, cell - 1)) || (cell !== last && isFilled(table, cell + 1));
}

/** The cell of the nearest card of known face on one side of a cell, however far; verdicts name it when it is in the way. */
export function nearestCard(table: Table, cell: Place, side: "left" | "right"): Place {
  const line = lineOf(table, cell);
  const [end, step] = side === "left" ? [line.first, -1] : [line.last, 1];
  for (let place = cell; place !== end; ) {
    place += step;
    if (topOf(table, place) !== UNSEEN) return place;
  }
  return NOWHERE;
}
