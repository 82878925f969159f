/** What the naive sea has to be told, and how it uses it. */
import { without } from "./hands";
import type { Card, Sea } from "./sea";

/** What nobody can know beforehand. */
export interface Told {
  /** Cards that left each pile during this act, the first one first. */
  readonly drawn: Card[][];
  /** Where chance put the Rocks. */
  readonly rocks?: number | undefined;
  /** Whether with this act all seats agree to the split. */
  readonly allAgree: boolean;
}

/** The top card of a pile, as it was told. */
export function turnOver(sea: Sea, seat: number, told: Told): Card {
  const card = told.drawn[seat]!.shift();
  if (card === undefined) throw new Error(`The naive seat ${seat + 1} draws more than was drawn.`);
  sea.piles[seat] = without(sea.piles[seat]!, card);
  return card;
}

/** The Storm just drawn has been dealt with: all passes are cleared. */
export function stormIsOver(sea: Sea): void {
  sea.drawn = undefined;
  sea.passed = [];
}
