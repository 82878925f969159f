/** Cards on the board whose face nobody here knows: what depends on one is unknown, and all else stays as it is. */
import type { Evidence, Game } from "./chapter";
import { isUnknownFace, NOWHERE, type Piece, type Place, type Table, topOf, UNSEEN } from "./table";

/** Says of a finding that it depends on the face of a card; nothing where it does not. */
export function ofUnknown(table: Table, place: Place): Evidence {
  return place === NOWHERE ? {} : { unseen: table.rulebook.placeName(place) };
}

/** The first cell, in the order of the board, whose card has an unknown face; NOWHERE if none has. */
export function firstUnknown(table: Table): Place {
  return table.rulebook.cells.find((cell) => isUnknownFace(table, cell)) ?? NOWHERE;
}

/** The card on a cell, on its way to another place; whoever takes up an unknown face says which card it was. */
export function takenUp({ table, fate }: Game, cell: Place, to: Place): Piece {
  const card = topOf(table, cell);
  return card === UNSEEN ? fate.next(table, cell, to) : card;
}
