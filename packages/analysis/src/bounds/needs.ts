import type { SeatCards } from "./turns";

/** What is still to be done on a table, at the least, and what each seat has for it. */
export interface Needs {
  /** Turns that do part of it, with the one that ends the game. */
  readonly plays: number;
  /** Cards that will have to be given; infinite where the spaces can never be filled. */
  readonly gifts: () => number;
  /** Cards of each seat, those that are owed still among them. */
  readonly seats: readonly SeatCards[];
  /** Whether cards can come for all the spaces at once. */
  readonly filled: () => boolean;
  /** Turns that take no card are possible. */
  readonly rests: boolean;
}
