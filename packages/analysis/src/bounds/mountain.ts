/** What is still to be done on a climb. */
import {
  countAt,
  isFilled,
  namedPiece,
  type Piece,
  type Rulebook,
  type Table,
  topOf,
} from "@stillwater/engine";
import type { Needs } from "./needs";

const isBridge = (rulebook: Rulebook, card: Piece): boolean => rulebook.pieceName(card) === "bridge";

/** The lowest row, from 1, in which something is to be placed or to be covered; above the top where nothing is. */
export function lowestOpenRow(table: Table): number {
  const { rulebook } = table;
  const row = rulebook.rows.findIndex((places) =>
    places.some((place) => !isFilled(table, place) || isBridge(rulebook, topOf(table, place))),
  );
  return row < 0 ? rulebook.rows.length + 1 : row + 1;
}

const known = new WeakMap<Rulebook, readonly number[]>();

/** The number on each Ascent card; infinite on every other, which no row is too high for. */
function numbersOf(rulebook: Rulebook): readonly number[] {
  const found =
    known.get(rulebook) ??
    rulebook.pieces.map(({ name }) => {
      const named = namedPiece(name);
      return named?.kind === "ascent" ? named.number : Number.POSITIVE_INFINITY;
    });
  known.set(rulebook, found);
  return found;
}

/** Whether an Ascent card is too low for every row with something to be done. */
export function isTooLow({ rulebook }: Table, card: Piece, lowestRow: number): boolean {
  return (numbersOf(rulebook)[card] ?? 0) < lowestRow;
}

/** Cards on their way up, which fill a place without a turn of their own. */
function onTheirWay(table: Table): number {
  const { rows, place } = table.rulebook;
  return rows.reduce((sum, _row, index) => sum + countAt(table, place(`lifted:${index + 1}`)), 0);
}

export function mountainNeeds(table: Table): Needs {
  const { rulebook } = table;
  const lowest = lowestOpenRow(table);
  const open = rulebook.cells.filter(
    (place) => !isFilled(table, place) || isBridge(rulebook, topOf(table, place)),
  ).length;
  return {
    plays: open - onTheirWay(table) + 1,
    gifts: 0,
    isUseful: (card) => !isBridge(rulebook, card) && !isTooLow(table, card, lowest),
    isIdle: (card) => isBridge(rulebook, card),
    ends: (card) => rulebook.pieceName(card) === "summit",
    rests: rulebook.actOf.rope !== undefined,
  };
}
