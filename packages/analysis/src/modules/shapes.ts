/** What a module may tell the analysis. */

/**
 * Reasons why a table can no longer be won.
 * - `spaces`: somewhere fewer cards can still come than there are spaces
 * - `end`: no card that ends the game as won can still come
 * - `cards`: fewer cards are left than the spaces and their lowest cost need, each card counted once
 * - `turns`: a seat runs out of cards before all necessary turns are over
 * - `start`: alone at sea, the Start lies too deep in the pile to be paid for
 *
 * `cards` and `start` rely on no hand being larger than usual (`handSize`).
 */
export const BOUNDS = ["spaces", "end", "cards", "turns", "start"] as const;
export type Bound = (typeof BOUNDS)[number];

export interface Terms {
  /** The bounds that still hold; a bound that does not know about the module must be left out. */
  readonly sound: readonly Bound[];
  /** Whether useless cards are interchangeable and the order between seats does not matter. */
  readonly plain: boolean;
  /** Whether players win against each other, so that there is no common win to look for. */
  readonly against: boolean;
}
