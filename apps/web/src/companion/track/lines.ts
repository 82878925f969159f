/** Steps of a followed game as the lines of a log. Pure. */
import type { DoneStep } from "@stillwater/companion";
import { type Table, turnOf, writeFact } from "@stillwater/engine";
import type { EntryView } from "@stillwater/table/session";

/** What a step did, as the play screen's log knows it. */
export function entryOf(step: DoneStep, index: number): EntryView {
  const { rulebook } = step.after;
  return {
    rev: index + 1,
    turn: step.turn,
    seat: seatOf(step),
    facts: step.facts.map((fact) => writeFact(rulebook, fact)),
    at: "",
  };
}

/** Who did it; -1 for what nobody did, such as the beginning. */
function seatOf({ entry, before }: DoneStep): number {
  if (entry.kind === "act") return entry.seat;
  return entry.kind === "correct" ? (entry.seat ?? turnSeat(before)) : -1;
}

function turnSeat(table: Table): number {
  return turnOf(table)?.seat ?? 0;
}
