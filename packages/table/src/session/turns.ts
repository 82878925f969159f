/** The turns of a game, by what happened. */
import { type Fact, namedPlace, type Rulebook } from "@stillwater/engine";

/** How many turns begin: the turn marker comes to a helm. */
export function turnsBegun(rulebook: Rulebook, facts: readonly Fact[]): number {
  return facts.filter(
    ({ piece, to }) =>
      rulebook.pieceName(piece) === "turn" && namedPlace(rulebook.placeName(to))?.kind === "helm",
  ).length;
}
