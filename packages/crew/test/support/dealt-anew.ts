/** A deal that looks the same from one seat: only what that seat cannot see lies differently. */
import { NOWHERE, type Seat, sees, type Table, UNSEEN, whereIs } from "@stillwater/engine";
import { bareTable, put } from "../../../engine/src/kernel/table";

/** The hidden cards of a table, rotated by this many steps among the places where hidden cards lie. */
export function dealtAnew(table: Table, seat: Seat, steps: number): Table {
  const { rulebook } = table;
  const hidden: number[] = [];
  const places: number[] = [];
  const other = bareTable(rulebook, table.viewer);
  for (let piece = 1; piece <= rulebook.lastPiece; piece++) {
    const place = whereIs(table, piece);
    if (place === NOWHERE) continue;
    if (sees(rulebook, seat, place)) put(other, piece, place);
    else {
      hidden.push(piece);
      places.push(place);
    }
  }
  hidden.forEach((piece, index) => {
    const place = places[(index + 1 + steps * 5) % places.length];
    put(other, piece, place ?? UNSEEN);
  });
  return other;
}
