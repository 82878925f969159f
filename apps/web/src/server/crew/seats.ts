/**
 * Seats of the quiet crew. Its seats belong to no person: each has a guest that no cookie belongs to, the same at every
 * table, so that all rules for seats and entries apply to the crew's too.
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

/** The guest to whom the crew's acts in a seat belong. */
export const crewGuest = (seat: number): string => `crew-${seat + 1}`;

function nobody(seat: number, at: string): GuestRow {
  const id = crewGuest(seat);
  // Like a guest who was forgotten: no cookie belongs to it, and it never expires.
  return { id, token_hash: null, name: "", language: "en", created_at: at, seen_at: at, revoked_at: at };
}

/** Those of these seats that people hold. */
export function peopleOf<S extends Pick<SeatRow, "crew">>(seats: readonly S[]): readonly S[] {
  return seats.filter(({ crew }) => crew === null);
}

/** The seats that nobody holds. */
export function freeSeats({ seats }: Pick<TableRow, "seats">, seated: readonly SeatRow[]): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !seated.some((held) => held.seat === seat),
  );
}

/** Seats the crew in free seats. Returns the table as it is afterwards. */
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
      // Whatever the deal was, the result no longer counts for anybody.
      table: { crew_pace: head.crew_pace ?? "easy", counted: 0 },
    });
  }
  return head;
}

/**
 * Takes the crew out of a seat. Returns the table as it is afterwards: once a waiting table has no crew left, it is as if
 * the crew had never been there.
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
