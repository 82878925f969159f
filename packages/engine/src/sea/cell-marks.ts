/** Marks: a token for each cell, whose place says something about the card on the cell. */
import type { ClauseId } from "../clauses";
import type { Game, PieceSpec } from "../kernel/chapter";
import type { Rulebook } from "../kernel/rulebook";
import { type Piece, type Place, type Table, UNSEEN, whereIs } from "../kernel/table";

const known = new WeakMap<Rulebook, readonly Piece[]>();

/** One mark for each cell, such as `mark:r3c2`. */
export function markPieces(cells: readonly string[], starts: string): PieceSpec[] {
  return cells.map((name, index) => ({
    name: `mark:${name}`,
    sort: 30 + index / 100,
    starts,
    token: "books",
  }));
}

/** The mark of a cell. */
export function markOf(table: Table, cell: Place): Piece {
  const { rulebook } = table;
  let marks = known.get(rulebook);
  if (!marks) {
    marks = rulebook.cells.map((place) => rulebook.copies(`mark:${rulebook.placeName(place)}`)[0] ?? UNSEEN);
    known.set(rulebook, marks);
  }
  return marks[cell - rulebook.firstCell] ?? UNSEEN;
}

/** Moves the mark of a cell, unless it lies there already. */
export function moveMark(game: Game, cell: Place, to: Place, clause: ClauseId): void {
  const token = markOf(game.table, cell);
  const from = whereIs(game.table, token);
  if (from !== to) game.emit(token, from, to, clause);
}
