/**
 * Seats of the quiet crew. Whoever sits in one is no person: a guest for each seat that no cookie belongs to, the same at
 * every table, so that all that holds for seats and entries holds for the crew's.
 */
import { CREW_VERSION, type CrewHand } from "@stillwater/crew";
import type { Language } from "@stillwater/table/session";
import { ensureGuest } from "../storage/guests";
import type { GuestRow, SeatRow, TableRow } from "../storage/schema";
import { giveSeatUp, seatsOf, takeSeat } from "../storage/seats";
import type { Tx } from "../storage/store";
import { append } from "../storage/tables";
import { now, type Tools } from "../tables/tools";
import { handName } from "./hand-names";

/** Whose the acts of the crew in a seat are. */
export const crewGuest = (seat: number): string => `crew-${seat + 1}`;

function nobody(seat: number, at: string): GuestRow {
  const id = crewGuest(seat);
  // As somebody who was forgotten: no cookie leads here, and nothing of it runs out.
  return { id, token_hash: null, name: "", language: "en", created_at: at, seen_at: at, revoked_at: at };
}

/** The seats of these that people hold. */
export function peopleOf<S extends Pick<SeatRow, "crew">>(seats: readonly S[]): readonly S[] {
  return seats.filter(({ crew }) => crew === null);
}

/** The seats that nobody holds. */
export function freeSeats({ seats }: Pick<TableRow, "seats">, seated: readonly SeatRow[]): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !seated.some((held) => held.seat === seat),
  );
}

/** Sits the crew down in free seats. Returns the table as that leaves it. */
export async function seatCrew(
  tools: Tools,
  tx: Tx,
  row: TableRow,
  {
    free,
    hand,
    language,
  }: { readonly free: readonly number[]; readonly hand: CrewHand; readonly language: Language },
): Promise<TableRow> {
  let head = row;
  for (const seat of free) {
    const at = now(tools);
    await ensureGuest(tx, nobody(seat, at));
    await takeSeat(tx, {
      table_id: row.id,
      seat,
      guest_id: crewGuest(seat),
      name: handName(hand, seat, language),
      language,
      since_rev: head.rev + 1,
      left_rev: null,
      knows: 1,
      crew: hand,
      crew_version: CREW_VERSION,
      memory: null,
    });
    head = await append(tx, head, {
      kind: "sit",
      seat,
      guest: crewGuest(seat),
      at,
      act: hand,
      // Whatever the deal was, it is nobody's result any more.
      table: { crew_pace: head.crew_pace ?? "easy", counted: 0 },
    });
  }
  return head;
}

/**
 * The crew gets up from a seat. Returns the table as that leaves it: where the last of the crew has left one that waits, it
 * was never there.
 */
export async function crewGetsUp(tools: Tools, tx: Tx, row: TableRow, seat: number): Promise<TableRow> {
  const guest = crewGuest(seat);
  await giveSeatUp(tx, row.id, guest, row.rev + 1);
  const never = row.status === "waiting" && (await seatsOf(tx.db, row.id)).every(({ crew }) => crew === null);
  return append(tx, row, {
    kind: "leave",
    seat,
    guest,
    at: now(tools),
    table: { crew_pace: never ? null : row.crew_pace },
  });
}
