/** Cards on the board whose face nobody here knows: what depends on one is unknown, and everything else is unaffected. */
import type { Evidence, Game } from "./chapter";
import { isUnknownFace, NOWHERE, type Piece, type Place, type Table, topOf, UNSEEN } from "./table";

/** Evidence that a finding depends on the unknown face of a card; empty for NOWHERE. */
export function ofUnknown(table: Table, place: Place): Evidence {
  return place === NOWHERE ? {} : { unseen: table.rulebook.placeName(place) };
}

/** The first cell, in the order of the board, whose card has an unknown face; NOWHERE if none has. */
export function firstUnknown(table: Table): Place {
  return table.rulebook.cells.find((cell) => isUnknownFace(table, cell)) ?? NOWHERE;
}

/** The card on a cell, about to go to another place; fate says which card it is where its face is unknown. */
export function takenUp({ table, fate }: Game, cell: Place, to: Place): Piece {
  const card = topOf(table, cell);
  return card === UNSEEN ? fate.next(table, cell, to) : card;
}
