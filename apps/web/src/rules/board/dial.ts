/** The numbers that a card may have, and how its name is made from them. Pure. */
import { type Colour, namedPiece, type Piece, type Rulebook } from "@stillwater/engine";

/** A card that a dial can change: its number, and its colour on the mountain. */
export interface Dialled {
  readonly number: number;
  readonly colour: Colour | null;
  readonly most: number;
}

/** What a dial shows for a card; null for cards without a number. */
export function dialOf({ pieces, pieceName }: Rulebook, card: Piece): Dialled | null {
  const named = namedPiece(pieceName(card));
  if (named?.kind !== "island" && named?.kind !== "ascent") return null;
  const alike = pieces.map(({ name }) => namedPiece(name)).filter((one) => one?.kind === named.kind);
  const most = Math.max(...alike.map((one) => one?.number ?? 0));
  return { number: named.number, colour: named.colour ?? null, most };
}

/** The names of cards from a number on, up or down, nearest first. */
export function namesFrom({ colour, most, number }: Dialled, to: number): readonly string[] {
  const step = to < number ? -1 : 1;
  const names: string[] = [];
  for (let n = to; n >= 1 && n <= most; n += step) names.push(`${colour ?? ""}${n}`);
  return names;
}
