/** Steps of a tracked game as lines of a log, and which of them are heard. Pure. */
import type { DoneStep, View } from "@stillwater/companion";
import { outcome, type Table, turnOf, writeFact } from "@stillwater/engine";
import type { EntryView } from "@stillwater/table/session";
import { lastLaid } from "@stillwater/table/view-model";
import type { Moment } from "@/preferences/cues";

/** The effect of a step, as the play screen's log expects it. */
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

/** The seat that acted; -1 for none, such as at the beginning. */
function seatOf({ entry, before }: DoneStep): number {
  if (entry.kind === "act") return entry.seat;
  return entry.kind === "correct" ? (entry.seat ?? turnSeat(before)) : -1;
}

function turnSeat(table: Table): number {
  return turnOf(table)?.seat ?? 0;
}

/** A moment of a tracked game, for the device's sounds; null before there is a table. */
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
