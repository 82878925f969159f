/** Counts the turns of a game that goes on from a position. */
import { type Fact, type Table, turnOf, turnsBegun } from "@stillwater/engine";

/** The turn after what follows a position by itself. A seat that is about to act there, or has acted, is in turn 1. */
export function turnsFrom(position: Table, followed: readonly Fact[]): number {
  return turnsBegun(position.rulebook, followed) + (turnOf(position)?.stage === "dawn" ? 0 : 1);
}
