/** A module's steps before the first turn, and the steps they replace: derived from a freshly dealt table. */
import type { ClauseId, NamedPiece, Seat, Table } from "@stillwater/engine";
import type { Messages } from "next-intl";

type Track = keyof Messages["track"];

/** A step's name, under which the companion has its words. */
type SetUpName = Track extends infer Key ? (Key extends `setUp_${infer Name}` ? Name : never) : never;

/** Cards or tokens of one kind. */
export interface SetUpCards {
  readonly kind: NamedPiece["kind"];
  readonly count: number;
}

/** Something that people do once, with the values in its words. */
export interface SetUpStep {
  readonly name: SetUpName;
  readonly clause: ClauseId;
  readonly count?: number;
  readonly cards?: readonly SetUpCards[];
  /** The number of cards for each seat, in the order of the seats. */
  readonly shares?: readonly number[];
  readonly seats?: readonly Seat[];
}

/** The facts about how a game is dealt. */
export interface SetUpFacts {
  readonly table: Table;
  /** Whether the game has an act. */
  readonly has: (act: string) => boolean;
  /** The pieces at a place before the deal. */
  readonly kindsAt: (start: string) => readonly SetUpCards[];
  /** The cards that are shuffled together. */
  readonly mixed: readonly SetUpCards[];
  /** The number of cards that go to a place. */
  readonly countTo: (place: string) => number;
}

export interface SetUpPart {
  /** The rule for mixing the deck, if it differs; else null. */
  readonly deck: ClauseId | null;
  /** The game's own steps that are dropped. */
  readonly instead: readonly ("sea" | "piles" | "hands")[];
  /** Steps at the very beginning: the board. */
  readonly board: readonly SetUpStep[];
  /** Steps after the cards are dealt. */
  readonly dealt: readonly SetUpStep[];
  /** Steps after hands are drawn. */
  readonly drawn: readonly SetUpStep[];
}
