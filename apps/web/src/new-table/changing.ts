/** Whether, and from where on, somebody may change a table that waits. */
import type { Frame, Pace, TableView } from "@stillwater/table/session";

/** A table that waits, for whoever may change it. */
export interface ChangedTable {
  readonly table: string;
  readonly code: string;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly advice: boolean;
  /** Seats that somebody may sit in already: as many there must be. */
  readonly least: number;
  /** The cards are those of a day, or lie there already: only how it is played can be changed. */
  readonly fixed: boolean;
}

/** Whoever of the people sits first at a table changes it, for as long as it waits. The server holds to the same. */
export function mayChange({ status, you, seats }: TableView): boolean {
  return (
    status === "waiting" &&
    you !== null &&
    seats.findIndex((seat) => seat !== null && seat.crew === undefined) === you
  );
}

/** What is changed, from what a page was sent of a table; null where this reader may not. */
export function changingFor(frames: readonly Frame[] | null): ChangedTable | null {
  const view = frames?.find((frame) => frame.kind === "table")?.view;
  if (view === undefined || !mayChange(view)) return null;
  const { id: table, code, pace, listed, advice, seats, daily, begins } = view;
  const least = seats.reduce((most, seat, index) => (seat === null ? most : index + 1), 1);
  return { table, code, pace, listed, advice, least, fixed: daily !== null || begins !== undefined };
}
