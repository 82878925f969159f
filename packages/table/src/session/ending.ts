/** The result of a finished game: the figures that people learn from and compare. */
import { gauge, type Table, tallyOf } from "@stillwater/engine";
import { contestOn } from "../modules/contest";
import { factsOf, type KeptEntry } from "./entries";
import type { Figures } from "./wire/view";

/** Whether a game has ended. `stopped` means that the crew agreed to end it. */
export function isOver({ status }: { readonly status: string }): boolean {
  return status === "won" || status === "lost" || status === "stopped";
}

/**
 * The figures of a game that has ended.
 *
 * @param entries its deal and all of its acts, in order
 */
export function figuresOf(table: Table, entries: readonly KeptEntry[], turns: number): Figures {
  const { rulebook } = table;
  let placed = 0;
  let free = 0;
  let paid = 0;
  let discarded = 0;
  for (const entry of entries) {
    const tally = tallyOf(rulebook, factsOf(rulebook.code, entry));
    placed += tally.laid;
    paid += tally.paid;
    discarded += tally.discarded;
    if (!tally.priced) free += tally.laid;
  }
  const { spare, spacesToGo } = gauge(table);
  const contest = contestOn(table);
  return {
    turns,
    placed,
    free,
    paid,
    discarded,
    spare,
    open: spacesToGo,
    ...(contest === null ? {} : { scores: contest.scores.map(({ points }) => points) }),
  };
}

/** Reads stored figures. */
export function readFigures(figures: string | null): Figures | null {
  return figures === null ? null : (JSON.parse(figures) as Figures);
}
