/** The faces printed on the mountain's cards. */
import { namedPiece, type Piece, type Rulebook } from "@stillwater/engine";
import { COLOUR_NAMES } from "@stillwater/table/act-builder";
import type { Terrain } from "@stillwater/ui/mountain";

/** The colour in a finding's values, if it has one. */
export function terrainOf(colour: unknown): Terrain | undefined {
  return colour === "g" || colour === "b" || colour === "r" ? COLOUR_NAMES[colour] : undefined;
}

export type BrickPrint =
  | { readonly kind: "ascent"; readonly terrain: Terrain; readonly n: number; readonly signed: boolean }
  | { readonly kind: "campfire"; readonly terrain: Terrain }
  | { readonly kind: "bridge" }
  | { readonly kind: "summit" };

/** What is printed on a card; null for one that is hidden from everybody here, or that no place of the slope takes. */
export const printedOn = (rulebook: Rulebook, card: Piece): BrickPrint | null =>
  printedAs(rulebook.pieceName(card));

/** The same for a card given by its name in the notation. */
export function printedAs(name: string): BrickPrint | null {
  const named = namedPiece(name);
  if (named === undefined) return null;
  if (named.kind === "bridge" || named.kind === "summit") return { kind: named.kind };
  if (named.colour === undefined) return null;
  const terrain = COLOUR_NAMES[named.colour];
  if (named.kind === "campfire") return { kind: "campfire", terrain };
  return { kind: "ascent", terrain, n: named.number, signed: named.signed };
}
