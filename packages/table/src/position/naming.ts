/** What of a position goes by name beside the board. Pure. */
import { namedPiece, type Seat, setupOf, type Table, withoutCopy } from "@stillwater/engine";
import { lying, stackWords } from "./settling";

/** The cards of a hand that are known by name. */
export const handNames = (table: Table, seat: Seat): readonly string[] =>
  stackWords(setupOf(table).hands?.[seat])
    .filter((word) => word !== "?")
    .map(withoutCopy);

/** What lies at a place that is no space, by name. */
export const namesAt = (table: Table, place: string): readonly string[] =>
  lying(setupOf(table), place)
    .filter((word) => word !== "?")
    .map(withoutCopy);

export const hasPlace = ({ rulebook }: Table, place: string): boolean =>
  rulebook.places.some(({ name }) => name === place);

/** Where a typed card can go besides the board: a hand, out of the game, the open row, on its way up from a row. */
export function spareDestinations(table: Table, card: string): readonly string[] {
  const { rulebook } = table;
  const numbered = (namedPiece(card)?.number ?? 0) > 0;
  const open = [1, 2, 3, 4, 5]
    .map((index) => `open:${index}`)
    .find((place) => hasPlace(table, place) && namesAt(table, place).length === 0);
  const piece = rulebook.copies(card)[0] ?? 0;
  const shown = rulebook.pieces[piece]?.shown === true;
  return [
    ...(shown ? [] : ["hand"]),
    ...(numbered && open !== undefined ? [open] : []),
    ...(rulebook.copies("monster").length > 0 && numbered ? ["gone"] : []),
    ...(rulebook.actOf.move !== undefined && numbered ? ["lifted:1"] : []),
  ];
}
