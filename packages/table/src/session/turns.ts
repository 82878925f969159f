/** The turns of a game that goes on from a position. */
import { type Fact, type Table, turnOf, turnsBegun } from "@stillwater/engine";

/** The turn that what follows a position by itself leads to: whoever is about to act there, or has acted, is in the first. */
export function turnsFrom(position: Table, followed: readonly Fact[]): number {
  return turnsBegun(position.rulebook, followed) + (turnOf(position)?.stage === "dawn" ? 0 : 1);
}
