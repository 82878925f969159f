import type { NamedCard } from "../shapes";

/** The words of one language for a question as it was understood. Cards come as the phrases that `card` makes. */
export interface SayingWords {
  /** "47", "the red 5"; `of` is the form behind "left of", "between", "on". */
  readonly card: (card: NamedCard, form: "first" | "of") => string;
  readonly left: (card: string, other: string) => string;
  readonly right: (card: string, other: string) => string;
  readonly on: (card: string, other: string) => string;
  /** A Campfire in the place of a card. */
  readonly replacing: (card: string, other: string) => string;
  readonly between: (card: string, one: string, other: string) => string;
  readonly bridgeBetween: (card: string, one: string, other: string) => string;
  readonly across: (card: string, other: string, first: number, isFirst: boolean) => string;
  readonly rowEnd: (card: string, isFirst: boolean, row: number | undefined) => string;
  readonly alone: (card: string) => string;
  readonly emptySpace: (card: string) => string;
  readonly cardWithGoat: (card: string) => string;
  readonly inRow: (row: number) => string;
  readonly column: (column: number) => string;
  /** What is left to pay with. */
  readonly toPay: (cards: number) => string;
  readonly held: (cards: number) => string;
  readonly below: (cards: number) => string;
  readonly spaceEmpty: string;
  readonly allFull: string;
  readonly noStart: string;
  readonly bridgeOpen: string;
  readonly purpleStorm: string;
  readonly orangeStorm: string;
  readonly discards: (card: string) => string;
  readonly startHeld: string;
  readonly goatOnBridge: string;
}
