/** An attempt in the words in which it is sent: `47 r4c2 -12`, `wild=37 r4c2`, `stay 12 55`, `compass row:3`. */
import type { Card } from "./sea";

export type Verb =
  | "lay"
  | "discard"
  | "start"
  | "finish"
  | "dial"
  | "agree"
  | "give"
  | "rocks"
  | "stay"
  | "monster"
  | "compass"
  | "pass"
  | "fog"
  | "shed"
  | "sweep"
  | "blind";

export interface Attempt {
  readonly seat: number;
  readonly verb: Verb;
  /** The card that leaves the hand to be played, a Wild as itself. */
  readonly card?: Card;
  /** The number that a Wild is laid as, if one is named. */
  readonly said?: number;
  /** The index of the cell in the sequence, from 0. */
  readonly cell?: number;
  /** A place beside the grid, such as `row:3`. */
  readonly place?: string;
  /** Cards discarded along with it. */
  readonly cards: readonly Card[];
  readonly numbers: readonly number[];
}

/** Verbs that play a card of their own name, or a Wild that stands in for it. */
const PLAYED = ["start", "finish", "monster", "compass"];
/** First words that are no verb: such a card is meant for the grid, but does not belong there. */
const NO_VERB = /^storm:/;

export function readAttempt(seat: number, text: string): Attempt {
  const [first = "", ...words] = text.split(" ");
  const [head = "", said] = first.split("=");
  const bare = { seat, cards: [], numbers: [] };
  if (said === undefined && /^\d+$/.test(head))
    return { ...bare, ...laid(words), verb: "lay", card: Number(head) };
  if (NO_VERB.test(head)) return { ...bare, ...laid(words), verb: "lay", card: head as Card };
  if (head === "wild" && (said === undefined || /^\d+$/.test(said)))
    return { ...bare, ...laid(words), verb: "lay", card: "wild", ...(said ? { said: Number(said) } : {}) };
  const verb = (said ?? head) as Verb;
  const card = PLAYED.includes(verb) ? { card: (said ? "wild" : verb) as Card } : {};
  const [word = ""] = words;
  switch (verb) {
    case "dial":
      return { ...bare, verb, numbers: words.map(Number) };
    case "agree":
      return { ...bare, verb, numbers: word.split("-").map(Number) };
    case "monster":
      return { ...bare, ...card, verb, cell: cellOf(word) };
    case "rocks":
    case "fog":
    case "compass":
      return { ...bare, ...card, verb, place: word };
    default:
      return { ...bare, ...card, verb, cards: words.map(cardOf) };
  }
}

function laid([cell = "", ...paid]: readonly string[]): Pick<Attempt, "cell" | "cards"> {
  return { cell: cellOf(cell), cards: paid.map((word) => cardOf(word.slice(1))) };
}

function cellOf(word: string): number {
  const [, row, column] = /^r(\d)c(\d)$/.exec(word) ?? [];
  return (Number(row) - 1) * 6 + Number(column) - 1;
}

export function cellWord(cell: number): string {
  return `r${Math.floor(cell / 6) + 1}c${(cell % 6) + 1}`;
}

function cardOf(word: string): Card {
  return /^\d+$/.test(word) ? Number(word) : (word as Card);
}
