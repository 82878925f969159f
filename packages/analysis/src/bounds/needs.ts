import type { SeatCards } from "./turns";

/** What is still to be done on a table, at the least, and what each seat has for it. */
export interface Needs {
  /** Turns that do part of it, with the one that ends the game. */
  readonly plays: number;
  /**
   * Cards that will have to be given, by how many cards are played besides for a turn that spares some, such as Bridges;
   * infinite where the spaces can never be filled.
   */
  readonly gifts: () => readonly number[];
  /** Whether the spaces can be filled, each card on one of them, where so many cards may be given by how many spare some. */
  readonly fillsFor: (most: readonly number[]) => boolean;
  /** Cards of each seat, those that are owed still among them. */
  readonly seats: readonly SeatCards[];
  /** Plays that may cost less than the least that their seats' prices say. */
  readonly spared: number;
  /** Whether cards can come for all the spaces at once. */
  readonly filled: () => boolean;
  /** Turns that take no card are possible. */
  readonly rests: boolean;
}
