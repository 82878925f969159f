/** Cards as the board kit draws them and as words call them. */
import type { Piece, Rulebook } from "@stillwater/engine";
import type { Face } from "@stillwater/ui";

/** The words for the two cards without a number. */
export interface CardWords {
  readonly start: string;
  readonly finish: string;
}

export function faceOf(rulebook: Rulebook, card: Piece, words: CardWords): Face {
  const name = rulebook.pieceName(card);
  if (name === "start" || name === "finish") return { kind: name, name: words[name] };
  const n = Number(name);
  return Number.isInteger(n) && n > 0 ? { kind: "island", n } : { kind: "back" };
}

/** "47", or the word for a Start or a Finish. */
export function cardName(rulebook: Rulebook, card: Piece, words: CardWords): string {
  const name = rulebook.pieceName(card);
  return name === "start" || name === "finish" ? words[name] : name;
}

/** Hands stand in one order on every device: the Start, the Finish, then the numbers rising. */
export function handOrder(rulebook: Rulebook, cards: readonly Piece[]): readonly Piece[] {
  const rank = (card: Piece): number => {
    const name = rulebook.pieceName(card);
    if (name === "start") return -2;
    return name === "finish" ? -1 : Number(name);
  };
  return [...cards].sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Numbers as the evidence of a verdict carries them: 47 or "47". */
export function numberOf(value: unknown): number | undefined {
  const n = Number(value);
  return (typeof value === "number" || typeof value === "string") && Number.isFinite(n) ? n : undefined;
}
