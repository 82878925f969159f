/** Which pieces a place can hold at all, according to its chapters. */
import type { PieceSpec } from "../kernel/chapter";
import type { Rulebook } from "../kernel/rulebook";
import { NOWHERE, type Piece, type Place } from "../kernel/table";
import { namedPiece } from "../notation/names";

/** Whether a card is one of those that a place holds, by its name or its kind. */
export function isHeldBy(holds: readonly string[], card: string): boolean {
  const kind = namedPiece(card)?.kind;
  return holds.some((one) => one === card || one === kind);
}

/** Whether a piece may lie at a place where `lying` others already lie. */
export function mayHold(rulebook: Rulebook, place: Place, piece: Piece, lying: number): boolean {
  const { name = "", holds = "cards", most = null } = rulebook.places[place] ?? {};
  if (holds !== "cards") return isHeldBy(holds, rulebook.pieceName(piece)) && lying < (most ?? MANY);
  const { token, apart, usedUp } = rulebook.pieces[piece] ?? {};
  if (apart) return false;
  return token === undefined || (name === "gone" && usedUp === true);
}

const MANY = 255;

/**
 * Whether a card is revealed the moment it is drawn or turned up, so that it is in no hand. It seldom lies unseen among
 * discards: Storms that were given unseen (T.storm.yellow-start), the Rocks of a Pyramid (T.pyramid.rocks).
 */
export function comesToLight({ shown, unheld }: PieceSpec): boolean {
  return shown === true || unheld === true;
}

/** Whether people handle a piece at a real table: a card, or a token of the box. All others exist only here. */
export function isTangible({ pieces }: Rulebook, piece: Piece): boolean {
  const spec = pieces[piece];
  return spec !== undefined && spec.token !== "books";
}

/** Whether people may find such a piece at a place. */
export function isTangiblePlace(rulebook: Rulebook, place: Place): boolean {
  if (place === NOWHERE) return false;
  return rulebook.pieces.some(
    (_spec, piece) => isTangible(rulebook, piece) && mayHold(rulebook, place, piece, 0),
  );
}
