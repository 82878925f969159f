/** What can be said of a followed game by figures. Pure. */
import type { View } from "@stillwater/companion";
import { gauge } from "@stillwater/engine";

/**
 * Whether what was spent can be held against the least there is: not where a game was begun from a position, whose cards
 * were paid for before anybody counted.
 */
export function comparable(view: View): boolean {
  const begun = view.steps[0]?.before ?? view.table;
  if (begun === undefined) return false;
  const { spent, least } = gauge(begun);
  return spent >= least;
}
