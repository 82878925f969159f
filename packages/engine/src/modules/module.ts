/** What a module contributes to the rulebook of its game. */
import type { ClauseId } from "../clauses";
import type { Description } from "../description";
import type { AnyChapter } from "../kernel/chapter";
import type { MountainOptions } from "../mountain/options";
import type { Board } from "../sea/board";
import type { SeaOptions } from "../sea/options";

/** A chapter of a game, with any part of the description of a table. */
export type GameChapter = AnyChapter<Partial<Description>>;

/** The chapters of an expansion on an open sea of `rows` rows; none where it is not in play. */
export type ExpansionRules = (options: SeaOptions, rows: number) => readonly GameChapter[];

/** The chapters of a module of the mountain; none where it is not in play. */
export type AscentRules = (options: MountainOptions) => readonly GameChapter[];

/** A variant of the sea: what it changes in the co-operative game, and its chapters. */
export interface VariantRules {
  /** Its grid. */
  readonly board: (options: SeaOptions) => Board;
  /** Whether Finish cards are shuffled in. */
  readonly finishes: boolean;
  /** Whether all share one deck, from which hands are dealt in another way. */
  readonly sharedDeck: boolean;
  /** The clause by which a game of two against each other ends; they draw in their own way. Null for a crew. */
  readonly against: ClauseId | null;
  readonly chapters: (options: SeaOptions, board: Board) => readonly GameChapter[];
}
