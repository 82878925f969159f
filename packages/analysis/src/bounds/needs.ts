import type { Piece } from "@stillwater/engine";

/** What is still to be done on a table, at the least. */
export interface Needs {
  /** Turns that do part of it, with the one that ends the game. */
  readonly plays: number;
  /** Cards that will have to be given; infinite where the spaces can never be filled. */
  readonly gifts: number;
  /** Whether a card could do part of it, be idle (played for a turn all the same), or end the game. */
  readonly isUseful: (card: Piece) => boolean;
  readonly isIdle: (card: Piece) => boolean;
  readonly ends: (card: Piece) => boolean;
  /** Turns that take no card are possible. */
  readonly rests: boolean;
}
