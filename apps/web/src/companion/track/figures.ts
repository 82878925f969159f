/** Figures about a tracked game. Pure. */
import type { View } from "@stillwater/companion";
import { gauge } from "@stillwater/engine";

/**
 * Whether the cards spent can be compared with the least possible: not if tracking began from a position, whose cards were
 * paid for before anybody counted.
 */
export function comparable(view: View): boolean {
  const begun = view.steps[0]?.before ?? view.table;
  if (begun === undefined) return false;
  const { spent, least } = gauge(begun);
  return spent >= least;
}
