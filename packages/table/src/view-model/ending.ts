/** How a game ended, for the card at the end and for screen readers. */
import { gauge, outcome, type Table } from "@stillwater/engine";
import type { Ending } from "@stillwater/rulebook";
import { contestOn, endedBy } from "../modules/contest";
import type { Live } from "../session/live";

/** Null while the game goes on. */
export function endingOn(table: Table): Ending | null {
  const state = outcome(table);
  if (state === "playing") return null;
  const { spare, spacesToGo } = gauge(table);
  return {
    state: state === "won" ? "won" : "lost",
    spare: Math.max(0, spare),
    open: spacesToGo,
    game: table.rulebook.game,
    contest: contestOn(table),
    by: endedBy(table),
  };
}

/** Null while the game goes on, and where its players ended it early. */
export const endingOf = ({ view, table }: Live): Ending | null =>
  table === null || view.status === "stopped" ? null : endingOn(table);
