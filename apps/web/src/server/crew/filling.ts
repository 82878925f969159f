/** What people decide about the quiet crew at their table: that it fills the free seats, and how quickly it acts. */
import type { CrewHand } from "@stillwater/crew";
import type { CrewPace, CrewPaceReply, FillReply } from "@stillwater/table/session";
import type { GuestRow, TableRow } from "../storage/schema";
import { seatsOf } from "../storage/seats";
import { append } from "../storage/tables";
import { keptBeginning } from "../tables/beginning";
import { requireRoom } from "../tables/room";
import { now, type Tools } from "../tables/tools";
import { writeSeated } from "../tables/writing";
import { crewGetsUp, freeSeats, peopleOf, seatCrew } from "./seats";

/**
 * Gives every free seat of a waiting table to the crew; `hand: null` takes the crew out of its seats. Only the person in the
 * first seat that people hold may do this, as with every change of the table.
 */
export function fill(
  tools: Tools,
  asker: GuestRow,
  request: { readonly table: string; readonly hand: CrewHand | null },
): Promise<FillReply> {
  return writeSeated(tools, asker, request.table, async (tx, { guest, row, held }): Promise<FillReply> => {
    if (row.status !== "waiting") return { refused: "dealt" };
    const seated = await seatsOf(tx.db, row.id);
    if (peopleOf(seated)[0]?.seat !== held.seat) return { refused: "guest" };
    if (!mayFill(row)) return { refused: "fixed" };
    requireRoom(row);
    const { hand } = request;
    if (hand !== null) {
      const head = await seatCrew(tools, tx, row, {
        free: freeSeats(row, seated),
        hand,
        language: guest.language,
      });
      return { rev: head.rev };
    }
    let head = row;
    for (const { seat } of seated.filter(({ crew }) => crew !== null))
      head = await crewGetsUp(tools, tx, head, seat);
    return { rev: head.rev };
  });
}

/** If people enter hands dealt at a real table, each hand is somebody's own, so the crew cannot take a seat. */
function mayFill({ begins }: TableRow): boolean {
  return begins === null || keptBeginning(begins).hands === "dealt";
}

/** Sets how quickly the crew acts; any person at its table may. */
export function paceCrew(
  tools: Tools,
  asker: GuestRow,
  { table, pace }: { readonly table: string; readonly pace: CrewPace },
): Promise<CrewPaceReply> {
  return writeSeated(tools, asker, table, async (tx, { guest, row, held }): Promise<CrewPaceReply> => {
    if (row.crew_pace === null || (row.status !== "waiting" && row.status !== "playing"))
      return { refused: "crewless" };
    if (row.crew_pace === pace) return { rev: row.rev };
    requireRoom(row);
    const { rev } = await append(tx, row, {
      kind: "pace",
      seat: held.seat,
      guest: guest.id,
      at: now(tools),
      act: pace,
      table: { crew_pace: pace },
    });
    return { rev };
  });
}
