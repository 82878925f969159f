import type { SeatCards } from "./turns";

/** The least that is still to be done on a table, and what each seat has for it. */
export interface Needs {
  /** How many turns do part of it, including the one that ends the game. */
  readonly plays: number;
  /**
   * How many cards will have to be given, indexed by how many cards are also played in turns that spare some, such as
   * Bridges; infinite if the spaces can never be filled.
   */
  readonly gifts: () => readonly number[];
  /** Whether the spaces can be filled, one card each, if at most this many cards may be given, indexed as in `gifts`. */
  readonly fillsFor: (most: readonly number[]) => boolean;
  /** The cards of each seat, including those that it owes. */
  readonly seats: readonly SeatCards[];
  /** How many plays may cost less than the lowest prices of their seats. */
  readonly spared: number;
  /** Whether cards can come for all the spaces at once. */
  readonly filled: () => boolean;
  /** Whether turns without using any card are possible. */
  readonly rests: boolean;
}
