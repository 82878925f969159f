/** Rules that the other game has too. Where the two differ, people who play both make mistakes. */
import type { ClauseId } from "@stillwater/engine";

interface Counterpart {
  readonly clause: ClauseId;
  /** `other`: the other game decides differently. `like`: it decides alike. */
  readonly reads: "other" | "like";
}

const PAIRS: readonly (readonly [sea: ClauseId, mountain: ClauseId, reads: Counterpart["reads"]])[] = [
  ["T.setup.deck", "A.setup.deck", "like"],
  ["T.setup.hand", "A.setup.hand", "like"],
  ["T.turn.action", "A.turn.action", "like"],
  ["T.turn.hand", "A.turn.hand", "like"],
  ["T.turn.discard-two", "A.turn.discard-two", "like"],
  ["T.turn.silence", "A.turn.silence", "other"],
  ["T.place.empty", "A.place.next", "other"],
  ["T.place.cost", "A.place.cost", "other"],
  ["T.place.pay", "A.place.pay", "like"],
  ["T.start.solo", "A.setup.solo", "other"],
  ["T.finish.when", "A.summit.when", "like"],
  ["T.end.win", "A.end.win", "like"],
  ["T.end.lose", "A.end.lose", "like"],
];

/** The rule on the same subject in the other game; undefined if that game has nothing like it. */
export function counterpartOf(clause: ClauseId): Counterpart | undefined {
  for (const [sea, mountain, reads] of PAIRS) {
    if (clause === sea) return { clause: mountain, reads };
    if (clause === mountain) return { clause: sea, reads };
  }
  return undefined;
}
