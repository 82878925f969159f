/** Cards of the Explorer deck that everybody sees, each by its own clause; those that go to a hand stay secret. */
import type { ClauseId } from "../../clauses";

/** The kinds of cards of the Explorer deck that everybody sees. */
export type RevealedKind = "storm" | "monster" | "rocks" | "start" | "blank";

export const REVEALS: { readonly [K in RevealedKind]: ClauseId } = {
  storm: "T.pyramid.storm",
  monster: "T.pyramid.monster",
  rocks: "T.pyramid.rocks",
  start: "T.pyramid.start",
  blank: "T.pyramid.easier",
};

const KINDS: readonly RevealedKind[] = ["storm", "monster", "rocks", "start", "blank"];

/** The kind of card that a fact of the Explorer deck with this clause revealed; undefined for a secret one. */
export function revealedBy(clause: string): RevealedKind | undefined {
  return KINDS.find((kind) => REVEALS[kind] === clause);
}
