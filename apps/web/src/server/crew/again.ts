/** The same crew once more, another day: a new table for the people of a finished one, each in the seat they had. */
import { isOver, type SameCrewReply } from "@stillwater/table/session";
import type { GuestRow, SeatRow, TableRow } from "../storage/schema";
import { seatHeld, seatsOf, takeSeat } from "../storage/seats";
import type { Tx } from "../storage/store";
import { append, keepAgain, tableForChange } from "../storage/tables";
import { newTable, seatRow, sitDown } from "../tables/seating";
import { now, type Tools } from "../tables/tools";
import { writeSeated } from "../tables/writing";
import { seatCrew } from "./seats";

/**
 * Seats somebody at the table that follows a finished game. The first person who asks opens it; while it waits or is played,
 * the others find their seats there. Only people who sat at the finished table can sit down this way.
 */
export function sameCrew(tools: Tools, asker: GuestRow, table: string): Promise<SameCrewReply> {
  return writeSeated(tools, asker, table, async (tx, { guest, row, held }): Promise<SameCrewReply> => {
    if (!isOver(row)) return { refused: "playing" };
    const next = row.again === null ? undefined : await tableForChange(tx, row.again);
    if (next === undefined || isOver(next)) return { table: await openNext(tools, tx, row, held, guest) };
    if ((await seatHeld(tx.db, next.id, guest.id)) !== undefined) return { table: next.id };
    const sat = await sitDown(tools, tx, next, guest, held.seat);
    return "refused" in sat ? { refused: "taken" } : { table: next.id };
  });
}

async function openNext(
  tools: Tools,
  tx: Tx,
  row: TableRow,
  held: SeatRow,
  guest: GuestRow,
): Promise<string> {
  const at = now(tools);
  const { code, seats, pace } = row;
  const next = await newTable(tools, tx, {
    ...{ code, seats, pace, at, deal: null, daily: null, listed: false },
    advice: row.advice === 1,
  });
  let head = await append(tx, next, { kind: "open", seat: held.seat, guest: guest.id, at });
  await takeSeat(tx, seatRow(next, held.seat, guest, head.rev));
  for (const { seat, crew } of await seatsOf(tx.db, row.id))
    if (crew !== null)
      head = await seatCrew(tools, tx, head, { free: [seat], hand: crew, language: guest.language });
  await keepAgain(tx, row.id, next.id);
  return next.id;
}
