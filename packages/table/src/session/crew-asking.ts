/** What a seat of the quiet crew is asked with, and who of them is asked. The policies themselves are elsewhere: they are heavy. */
import type { CrewHand, Memory } from "@stillwater/crew";
import type { Seat, Table } from "@stillwater/engine";
import { seatsNext } from "./next";

/** What a crew seat is asked with: its own view, as a line. */
export interface CrewQuestion {
  readonly seat: Seat;
  readonly hand: CrewHand;
  /** Null before its first act. */
  readonly memory: Memory | null;
  readonly position: string;
  /** Of the deal: the seat's dice follow from it. */
  readonly seed: string;
}

export interface CrewAnswer {
  /** Null where the seat has nothing to do now. */
  readonly act: string | null;
  readonly memory: Memory;
}

/**
 * Whom of the crew to ask as a table stands, those first who are waited for. Where anybody may help at any time, everybody
 * is asked: somebody's Wild may be all that another can go on with.
 */
export function crewAsked(table: Table): readonly Seat[] {
  const { anytime, hands } = table.rulebook;
  return [...new Set([...seatsNext(table), ...(anytime.length === 0 ? [] : hands.keys())])];
}
