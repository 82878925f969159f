/** How a game ended, as it is said on the card at the end and aloud. */
import { duelResult, outcome } from "@stillwater/engine";
import type { Ending } from "@stillwater/rulebook";
import type { Live } from "../session/live";

/** Null while the game goes on, and where it was ended by its players. */
export function endingOf({ view, table, figures }: Live): Ending | null {
  if (table === null || figures === null || view.status === "stopped") return null;
  const state = outcome(table);
  if (state === "playing") return null;
  return {
    state: state === "won" ? "won" : "lost",
    spare: figures.spare,
    open: figures.spacesToGo,
    game: table.rulebook.game,
    contest: duelResult(table),
  };
}
