/** Whether a person may change a waiting table, and what its settings are. */
import type { Frame, Pace, TableView } from "@stillwater/table/session";

/** A waiting table, for a person who may change it. */
export interface ChangedTable {
  readonly table: string;
  readonly code: string;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly advice: boolean;
  /** The least number of seats, since somebody may sit in them already. */
  readonly least: number;
  /** The cards are those of a day, or are laid out already: only the manner of play can be changed. */
  readonly fixed: boolean;
}

/** The first person at a table may change it for as long as it waits. The server applies the same rule. */
export function mayChange({ status, you, seats }: TableView): boolean {
  return (
    status === "waiting" &&
    you !== null &&
    seats.findIndex((seat) => seat !== null && seat.crew === undefined) === you
  );
}

/** The table to change, from the frames that a page was sent; null if this reader may not change it. */
export function changingFor(frames: readonly Frame[] | null): ChangedTable | null {
  const view = frames?.find((frame) => frame.kind === "table")?.view;
  if (view === undefined || !mayChange(view)) return null;
  const { id: table, code, pace, listed, advice, seats, daily, begins } = view;
  const least = seats.reduce((most, seat, index) => (seat === null ? most : index + 1), 1);
  return { table, code, pace, listed, advice, least, fixed: daily !== null || begins !== undefined };
}
