/** Counts the turns of a game that goes on from a position. */
import { type Fact, factWords, namedPlace, type Table, turnOf, turnsBegun } from "@stillwater/engine";
import type { EntryView } from "./wire/view";

/** The turn after what follows a position by itself. A seat that is about to act there, or has acted, is in turn 1. */
export function turnsFrom(position: Table, followed: readonly Fact[]): number {
  return turnsBegun(position.rulebook, followed) + (turnOf(position)?.stage === "dawn" ? 0 : 1);
}

/**
 * The turn that the last entry of a log leaves: its own, or the next where it passed the turn on. An act need not end its
 * turn: a Compass is spent at any time, and a Finish may be tried in vain.
 */
export const turnAfter = ({ turn, facts }: Pick<EntryView, "turn" | "facts">): number =>
  turn + facts.filter((fact) => namedPlace(factWords(fact)?.to ?? "")?.kind === "helm").length;
