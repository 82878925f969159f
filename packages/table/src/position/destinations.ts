/** Where a card can go that does not come to the board. Pure. */
import { namedPiece, type Table } from "@stillwater/engine";
import { POSITIONS } from "../modules/positions";

/** Where a typed card can go besides the board: a hand, where its modules take it, on its way up from a row. */
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
