/** What is printed on the cards of the mountain, read off their names. */
import type { Piece, Rulebook } from "@stillwater/engine";
import type { Terrain } from "@stillwater/ui/mountain";

/** Letters of the notation. */
export const TERRAIN: Readonly<Record<string, Terrain>> = { g: "green", b: "blue", r: "red" };

export type Printed =
  | { readonly kind: "ascent"; readonly terrain: Terrain; readonly n: number; readonly goat: boolean }
  | { readonly kind: "campfire"; readonly terrain: Terrain }
  | { readonly kind: "bridge" }
  | { readonly kind: "summit" };

/** What is printed on a card, read off its name; null for a card nobody here knows. */
export function printedOn(rulebook: Rulebook, card: Piece): Printed | null {
  const name = rulebook.pieceName(card);
  if (name === "bridge" || name === "summit") return { kind: name };
  const [, fire] = /^campfire:([gbr])$/.exec(name) ?? [];
  const terrain = TERRAIN[fire ?? name.charAt(0)];
  if (terrain === undefined) return null;
  if (fire !== undefined) return { kind: "campfire", terrain };
  const [, digits = "", goat] = /^[gbr](\d+)(\*)?$/.exec(name) ?? [];
  return { kind: "ascent", terrain, n: Number(digits), goat: goat !== undefined };
}
