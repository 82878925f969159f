/** What a module may say to the analysis. */

/**
 * Reasons why a table can be won no more.
 * - `spaces`: somewhere fewer cards can still come than there are spaces
 * - `end`: no card that ends the game as won can still come
 * - `cards`: fewer cards are left than the spaces and the least they can cost, each card counted once
 * - `turns`: somebody runs out of cards before the turns there must be
 * - `start`: alone at sea, the Start lies too deep in the pile to be paid for
 */
export const BOUNDS = ["spaces", "end", "cards", "turns", "start"] as const;
export type Bound = (typeof BOUNDS)[number];

export interface Terms {
  /** The bounds that still hold. What a bound knows nothing of, it says nothing about. */
  readonly sound: readonly Bound[];
  /** Cards that nothing can be laid for are as good as each other, and order between seats does not matter. */
  readonly plain: boolean;
  /** Somebody wins against the others: there is no win of all to look for. */
  readonly against: boolean;
}
