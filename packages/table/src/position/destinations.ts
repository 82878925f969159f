/** Where a card can go other than the board. Pure. */
import { namedPiece, type Table } from "@stillwater/engine";
import { POSITIONS } from "../modules/positions";

/** Where a typed card can go besides the board: a hand, the places that its modules name, or lifted from a row. */
export function spareDestinations(table: Table, card: string): readonly string[] {
  const { rulebook } = table;
  const numbered = (namedPiece(card)?.number ?? 0) > 0;
  const piece = rulebook.copies(card)[0] ?? 0;
  const shown = rulebook.pieces[piece]?.shown === true;
  return [
    ...(shown ? [] : ["hand"]),
    ...(numbered ? Object.values(POSITIONS).flatMap((part) => part?.aside?.(table) ?? []) : []),
    ...(rulebook.actOf.move !== undefined && numbered ? ["lifted:1"] : []),
  ];
}
