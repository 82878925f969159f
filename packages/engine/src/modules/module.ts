/** What a module hands to the rulebook of its game. */
import type { ClauseId } from "../clauses";
import type { Description } from "../description";
import type { Chapter, Step } from "../kernel/chapter";
import type { MountainOptions } from "../mountain/options";
import type { Board } from "../sea/board";
import type { SeaOptions } from "../sea/options";

/** A chapter of a game, whatever it tells of a table. */
export type GameChapter = Chapter<Partial<Description>>;

/** The chapters of an expansion of the open sea with so many rows; none where it is not in play. */
export type ExpansionRules = (options: SeaOptions, rows: number) => readonly GameChapter[];

/** The chapters of a module of the mountain; none where it is not in play. */
export type AscentRules = (options: MountainOptions) => readonly GameChapter[];

/** A variant of the sea: what it changes of the crew's game, and its chapters. */
export interface VariantRules {
  /** Its grid, where it is not the open sea's. */
  readonly board?: (options: SeaOptions) => Board;
  /** Finish cards are not shuffled in. */
  readonly finishless?: true;
  /** One deck for all, from which hands are dealt otherwise. */
  readonly sharedDeck?: true;
  /** Another way of drawing, and no way to lose together. */
  readonly against?: { readonly drawing: Step; readonly ends: ClauseId };
  readonly chapters: (options: SeaOptions, board: Board) => readonly GameChapter[];
}
