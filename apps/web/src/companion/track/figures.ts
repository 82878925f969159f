/** Figures about a tracked game. Pure. */
import type { View } from "@stillwater/companion";
import { type Gauge, gauge, type Table } from "@stillwater/engine";

/** The cards that were spent when tracking began, and the least that could have been. */
function atFirst(view: View): Pick<Gauge, "spent" | "least"> {
  const begun = view.steps[0]?.before ?? view.table;
  return begun === undefined ? { spent: 0, least: 0 } : gauge(begun);
}

/**
 * Whether the cards spent can be compared with the least possible: not if tracking began from a position, whose cards were
 * paid for before anybody counted.
 */
export function comparable(view: View): boolean {
  const { spent, least } = atFirst(view);
  return spent >= least;
}

/** How many cards were spent since tracking began. */
export const spentSince = (view: View, table: Table): number => gauge(table).spent - atFirst(view).spent;
