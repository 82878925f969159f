/** Writing on behalf of a guest: the asker must still be the same guest when the write is carried out. */
import { guestForWriting, touchGuest } from "../storage/guests";
import type { GuestRow, SeatRow, TableRow } from "../storage/schema";
import { seatHeld } from "../storage/seats";
import type { Tx } from "../storage/store";
import { tableForChange } from "../storage/tables";
import { DeskProblem } from "./problem";
import { now, type Tools } from "./tools";

const SEEN_EVERY_MS = 60 * 60 * 1000;

/** Whether it was last recorded about an hour ago that a guest was here. */
export function isLongUnseen({ clock }: Pick<Tools, "clock">, guest: Pick<GuestRow, "seen_at">): boolean {
  return clock().getTime() - Date.parse(guest.seen_at) > SEEN_EVERY_MS;
}

/** Records about once an hour that a guest was here. */
export async function noteSeen(tools: Tools, tx: Tx, guest: Pick<GuestRow, "id" | "seen_at">): Promise<void> {
  if (isLongUnseen(tools, guest)) await touchGuest(tx, guest.id, now(tools));
}

/** The asker: the hash of their cookie's token is all that is needed to find them. */
export type Asker = Pick<GuestRow, "token_hash">;

/**
 * Runs a job in one transaction for a guest, as the transaction finds them. The guest may have moved to another device while
 * the request waited; then its cookie is no longer valid, and it is refused like every later one.
 */
export function writeAs<T>(
  tools: Tools,
  asker: Asker,
  job: (tx: Tx, guest: GuestRow) => Promise<T>,
): Promise<T> {
  return tools.store.write(async (tx) => {
    const guest = await guestForWriting(tx, asker);
    if (guest === undefined) throw new DeskProblem("no-guest");
    await noteSeen(tools, tx, guest);
    return job(tx, guest);
  });
}

/** What a job at a table gets: the table, to be changed in its transaction, the asker, and the seat they hold there. */
interface Found {
  readonly guest: GuestRow;
  readonly row: TableRow;
  readonly held: SeatRow | undefined;
}

/** The same at a table. Throws `not-found` if there is none. */
export function writeAt<T>(
  tools: Tools,
  asker: Asker,
  table: string,
  job: (tx: Tx, found: Found) => Promise<T>,
): Promise<T> {
  return writeAs(tools, asker, async (tx, guest) => {
    const row = await tableForChange(tx, table);
    if (row === undefined) throw new DeskProblem("not-found");
    return job(tx, { guest, row, held: await seatHeld(tx.db, table, guest.id) });
  });
}

/** The same for what only people who sit at the table may do. Throws `no-seat` for others. */
export function writeSeated<T>(
  tools: Tools,
  asker: Asker,
  table: string,
  job: (tx: Tx, found: Found & { readonly held: SeatRow }) => Promise<T>,
): Promise<T> {
  return writeAt(tools, asker, table, async (tx, { held, ...found }) => {
    if (held === undefined) throw new DeskProblem("no-seat");
    return job(tx, { ...found, held });
  });
}
