/** Cards that may still be played: in a hand, in a stack that is drawn from, or at a place that nobody here knows. */
import type { ClauseId } from "../clauses";
import type { Rulebook } from "./rulebook";
import { NOWHERE, type Piece, type Table, whereIs } from "./table";

const known = new WeakMap<Rulebook, readonly boolean[]>();

/** For each place, whether cards may still come from there. */
function sourcesOf(rulebook: Rulebook): readonly boolean[] {
  const found =
    known.get(rulebook) ?? rulebook.places.map(({ source }, place) => place === NOWHERE || source === true);
  known.set(rulebook, found);
  return found;
}

/** Whether a card may still come to the board, as far as can be known here. */
export function mayCome(table: Table, card: Piece): boolean {
  return sourcesOf(table.rulebook)[whereIs(table, card)] === true;
}

/** Spaces that can never all be filled, since there are more of them than cards that could still come. */
export interface Closure {
  readonly clause: ClauseId;
  /** Where they begin: the first space of a gap of the sea, a Bridge, or the lowest row of the mountain that is affected. */
  readonly at: string;
  readonly spaces: number;
  readonly cards: number;
}
