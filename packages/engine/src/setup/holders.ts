/** Which pieces a place can hold at all, as its chapters say. */
import type { Rulebook } from "../kernel/rulebook";
import type { Piece, Place } from "../kernel/table";
import { namedPiece } from "../notation/names";

/** Whether a piece may lie at a place where so many lie already. */
export function mayHold(rulebook: Rulebook, place: Place, piece: Piece, lying: number): boolean {
  const { name = "", holds, most = MANY } = rulebook.places[place] ?? {};
  const card = rulebook.pieceName(piece);
  const kind = namedPiece(card)?.kind;
  if (holds !== undefined) return holds.some((one) => one === card || one === kind) && lying < most;
  const { token, apart, usedUp } = rulebook.pieces[piece] ?? {};
  if (apart) return false;
  return token === undefined || (name === "gone" && usedUp === true);
}

const MANY = 255;
