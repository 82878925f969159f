/** What a module hands to the rulebook of its game. */
import type { ClauseId } from "../clauses";
import type { Description } from "../description";
import type { AnyChapter } from "../kernel/chapter";
import type { MountainOptions } from "../mountain/options";
import type { Board } from "../sea/board";
import type { SeaOptions } from "../sea/options";

/** A chapter of a game, whatever it tells of a table. */
export type GameChapter = AnyChapter<Partial<Description>>;

/** The chapters of an expansion of the open sea with so many rows; none where it is not in play. */
export type ExpansionRules = (options: SeaOptions, rows: number) => readonly GameChapter[];

/** The chapters of a module of the mountain; none where it is not in play. */
export type AscentRules = (options: MountainOptions) => readonly GameChapter[];

/** A variant of the sea: what it changes of the crew's game, and its chapters. */
export interface VariantRules {
  /** Its grid. */
  readonly board: (options: SeaOptions) => Board;
  /** Whether Finish cards are shuffled in. */
  readonly finishes: boolean;
  /** Whether there is one deck for all, from which hands are dealt otherwise. */
  readonly sharedDeck: boolean;
  /** The rule by which two who play against each other end it: they draw in a way of their own. Null for a crew. */
  readonly against: ClauseId | null;
  readonly chapters: (options: SeaOptions, board: Board) => readonly GameChapter[];
}
