/** Cards of a real table that lie where a rule forbids them. Pure. */
import type { Place } from "@stillwater/engine";

/** Where such cards lie, and the words that a space's label uses to say so. */
export interface Slips {
  readonly places: ReadonlySet<Place>;
  readonly text: string;
}

interface Named {
  readonly place: Place;
  readonly label: string;
  readonly slip?: boolean | undefined;
}

/** The cells of any board, with those marked whose card lies against a rule. */
export function slipping<C extends Named>(cells: readonly C[], slips: Slips | undefined): readonly C[] {
  if (slips === undefined || slips.places.size === 0) return cells;
  return cells.map((cell) =>
    slips.places.has(cell.place) ? { ...cell, slip: true, label: `${cell.label}, ${slips.text}` } : cell,
  );
}
