/** What the analysis may take for granted with the modules in play. */
import { describe, modulesIn, type Rulebook, readOptions, type Table } from "@stillwater/engine";
import { TERMS } from "./list";

/**
 * Reasons why a table can be won no more.
 * - `spaces`: somewhere fewer cards can still come than there are spaces
 * - `end`: no card that ends the game as won can still come
 * - `cards`: fewer cards are left than the spaces and the least they can cost
 * - `turns`: somebody runs out of cards before the turns there must be
 * - `start`: alone at sea, the Start lies too deep in the pile to be paid for
 */
export const BOUNDS = ["spaces", "end", "cards", "turns", "start"] as const;
export type Bound = (typeof BOUNDS)[number];

export interface Terms {
  /** The bounds that still hold. What a bound knows nothing of, it says nothing about. */
  readonly sound: readonly Bound[];
  /** Cards that nothing can be laid for are as good as each other, and order between seats does not matter. */
  readonly plain?: true;
  /** Somebody wins against the others: there is no win of all to look for. */
  readonly against?: true;
}

const known = new WeakMap<Rulebook, readonly Terms[]>();

function termsOf(rulebook: Rulebook): readonly Terms[] {
  const found = known.get(rulebook);
  if (found) return found;
  const options = readOptions(rulebook.code);
  const terms = options.ok ? modulesIn(options.value).map((id) => TERMS[id]) : [];
  known.set(rulebook, terms);
  return terms;
}

/** Whether all win or lose together. */
export function winsTogether(rulebook: Rulebook): boolean {
  return termsOf(rulebook).every(({ against }) => !against);
}

/** The bounds that hold whatever of the chosen modules happens. */
export function soundBounds(rulebook: Rulebook): ReadonlySet<Bound> {
  const terms = termsOf(rulebook);
  return new Set(BOUNDS.filter((bound) => terms.every(({ sound }) => sound.includes(bound))));
}

/** Whether cards without a use may be taken for each other: not while a rope can bring a hand back into its pile. */
export function isPlain(table: Table): boolean {
  const { ropes } = describe(table);
  return (ropes === null || ropes.left === 0) && termsOf(table.rulebook).every(({ plain }) => plain);
}
