/** The parts of a question, looked through by their kinds. */
import { HIGHEST_ASCENT, HIGHEST_ISLAND } from "@stillwater/engine";
import type { GameName } from "../shapes";
import type { QuestionPart, SaidWhere } from "./line";
import type { NamedCard, Reading, RopeDeed } from "./shapes";

export type Kind = QuestionPart["is"];
type Of<K extends Kind> = Extract<QuestionPart, { readonly is: K }>;

/** The parts of a question by their kinds. */
export class Parts {
  readonly #parts: readonly QuestionPart[];

  constructor(parts: readonly QuestionPart[]) {
    this.#parts = parts;
  }

  all<K extends Kind>(kind: K): readonly Of<K>[] {
    return this.#parts.filter((part): part is Of<K> => part.is === kind);
  }

  one<K extends Kind>(kind: K): Of<K> | undefined {
    return this.all(kind)[0];
  }

  /** Whether there is nothing but these, and of each but the states one at most. */
  areOnly(...kinds: readonly Kind[]): boolean {
    return (
      this.#parts.every(({ is }) => kinds.includes(is)) &&
      kinds.every((kind) => this.all(kind).length <= (kind === "state" ? 2 : 1))
    );
  }
}

/** The highest number on a card of each game. */
export const HIGHEST_NUMBER = { sea: HIGHEST_ISLAND, mountain: HIGHEST_ASCENT } as const;

/** Whether a card is one that has a number, as a game has them. */
export const isNumber = ({ kind, value = 0 }: NamedCard, game: GameName): boolean =>
  kind === "number" && value >= 1 && value <= HIGHEST_NUMBER[game];

/** A hand of six is the largest there is. */
export const MOST_HELD = 6;

/** Whether a Guide rope is what is used. */
export const isOfRopes = (deed: Reading["deed"]): deed is RopeDeed => deed === "rope" || deed === "no-rope";

/** Kinds of parts that a question about laying a numbered card may have. */
export const LAYING: readonly Kind[] = ["card", "where", "row", "hand", "game", "state", "price", "refused"];

/** The cards that a place names. */
export function cardsOf(where: SaidWhere | undefined): readonly NamedCard[] {
  if (where === undefined) return [];
  if ("card" in where) return [where.card];
  return "cards" in where ? where.cards : [];
}
