/** Steps of a followed game as the lines of a log, and what of them is worth hearing. Pure. */
import type { DoneStep, View } from "@stillwater/companion";
import { outcome, type Table, turnOf, writeFact } from "@stillwater/engine";
import type { EntryView } from "@stillwater/table/session";
import { lastLaid } from "@stillwater/table/view-model";
import type { Moment } from "@/preferences/cues";

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

/** A followed game at one moment, as its device sounds of it; null before there is a table. */
export function heardMoment(view: View | null): Moment | null {
  const { table, steps } = view ?? {};
  if (table === undefined || steps === undefined) return null;
  const over = outcome(table) !== "playing";
  return {
    rev: steps.length,
    laidAt: lastLaid(steps.map(entryOf))?.entry.rev ?? -1,
    asked: over ? null : turnSeat(table),
    over,
  };
}
