/** The numbers a card may have, and how its name is made of them. Pure. */
import type { Piece, Rulebook } from "@stillwater/engine";
import { printedOn } from "@/play/mountain/printed";

/** A card that a dial can change: its number, and its colour on the mountain. */
export interface Dialled {
  readonly number: number;
  readonly colour: "g" | "b" | "r" | null;
  readonly most: number;
}

const ISLANDS = 80;
const ASCENT = 12;

/** What a dial shows of a card; null for cards without a number. */
export function dialOf(rulebook: Rulebook, card: Piece): Dialled | null {
  if (card === 0) return null;
  const name = rulebook.pieceName(card);
  if (rulebook.game === "sea") {
    const number = Number(name);
    return Number.isInteger(number) ? { number, colour: null, most: ISLANDS } : null;
  }
  const printed = printedOn(rulebook, card);
  const colour = name[0];
  if (printed?.kind !== "ascent" || (colour !== "g" && colour !== "b" && colour !== "r")) return null;
  return { number: printed.n, colour, most: ASCENT };
}

/** Names of the cards from a number on, up or down, nearest first. */
export function namesFrom({ colour, most, number }: Dialled, to: number): readonly string[] {
  const step = to < number ? -1 : 1;
  const names: string[] = [];
  for (let n = to; n >= 1 && n <= most; n += step) names.push(`${colour ?? ""}${n}`);
  return names;
}
