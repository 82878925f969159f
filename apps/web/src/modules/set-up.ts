/** What a module has people do before the first turn, and in place of what: read off a table as it is dealt. */
import type { ClauseId, NamedPiece, Seat, Table } from "@stillwater/engine";
import type { Messages } from "next-intl";

type Track = keyof Messages["track"];

/** A step by its words, which the companion has under its name. */
type SetUpName = Track extends infer Key ? (Key extends `setUp_${infer Name}` ? Name : never) : never;

/** Cards or tokens of one kind. */
export interface SetUpCards {
  readonly kind: NamedPiece["kind"];
  readonly count: number;
}

/** Something that people do once, and what it speaks of. */
export interface SetUpStep {
  readonly name: SetUpName;
  readonly clause: ClauseId;
  readonly count?: number;
  readonly cards?: readonly SetUpCards[];
  /** How many cards each seat gets, in the order of the seats. */
  readonly shares?: readonly number[];
  readonly seats?: readonly Seat[];
}

/** How a game is dealt. */
export interface SetUpFacts {
  readonly table: Table;
  /** Whether the game has an act. */
  readonly has: (act: string) => boolean;
  /** What lies at a place before the deal. */
  readonly kindsAt: (start: string) => readonly SetUpCards[];
  /** What is shuffled together. */
  readonly mixed: readonly SetUpCards[];
  /** How many cards come to a place. */
  readonly countTo: (place: string) => number;
}

export interface SetUpPart {
  /** The rule by which the deck is mixed, where it is another one; null where it is not. */
  readonly deck: ClauseId | null;
  /** Steps of the game that fall away. */
  readonly instead: readonly ("sea" | "piles" | "hands")[];
  /** First of all: the board. */
  readonly board: readonly SetUpStep[];
  /** Once the cards are dealt out. */
  readonly dealt: readonly SetUpStep[];
  /** Once hands are drawn. */
  readonly drawn: readonly SetUpStep[];
}
