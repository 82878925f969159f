/** What the quiet crew is asked, and which of its seats. The policies are elsewhere, because they are large. */
import type { CrewHand, Memory } from "@stillwater/crew";
import type { Seat, Table } from "@stillwater/engine";
import { seatsNext } from "./next";

/** The question to a seat of the crew: its own view, as a position line. */
export interface CrewQuestion {
  readonly seat: Seat;
  readonly hand: CrewHand;
  /** Null before its first act. */
  readonly memory: Memory | null;
  readonly position: string;
  /** The seed of the deal; the dice of the seat follow from it. */
  readonly seed: string;
}

export interface CrewAnswer {
  /** Null where the seat has nothing to do now. */
  readonly act: string | null;
  readonly memory: Memory;
}

/**
 * The seats to ask as a table stands, those that the table waits for first. Where acts are possible at any time, every seat
 * is asked: another seat's Wild may be the only way to go on.
 */
export function crewAsked(table: Table): readonly Seat[] {
  const { anytime, hands } = table.rulebook;
  return [...new Set([...seatsNext(table), ...(anytime.length === 0 ? [] : hands.keys())])];
}
