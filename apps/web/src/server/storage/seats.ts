/** Who sits where. A row stays after its guest has left, so that nobody sees two hands of one game. */
import type { Language, Status } from "@stillwater/table/session";
import { dropHand } from "./hands";
import { prepared } from "./prepared";
import type { SeatRow, TableRow } from "./schema";
import type { Reader, Tx } from "./store";

const sittingAt = prepared((db, { table }: { readonly table: string }) =>
  db
    .selectFrom("seats")
    .selectAll()
    .where("table_id", "=", table)
    .where("left_rev", "is", null)
    .orderBy("seat"),
);

/** Who sits at a table now. */
export function seatsOf(db: Reader, table: string): Promise<SeatRow[]> {
  return sittingAt.all(db, { table });
}

/** Every stay of a guest at a table, including the present one. */
export function staysOf(db: Reader, table: string, guest: string): Promise<SeatRow[]> {
  return db
    .selectFrom("seats")
    .selectAll()
    .where("table_id", "=", table)
    .where("guest_id", "=", guest)
    .orderBy("since_rev")
    .execute();
}

/** Every stay of the quiet crew at a table. */
export function crewStays(db: Reader, table: string): Promise<SeatRow[]> {
  return db
    .selectFrom("seats")
    .selectAll()
    .where("table_id", "=", table)
    .where("crew", "is not", null)
    .orderBy("since_rev")
    .execute();
}

const heldBy = prepared((db, { table, guest }: { readonly table: string; readonly guest: string }) =>
  db
    .selectFrom("seats")
    .selectAll()
    .where("table_id", "=", table)
    .where("guest_id", "=", guest)
    .where("left_rev", "is", null),
);

/** The seat a guest holds at a table now. */
export function seatHeld(db: Reader, table: string, guest: string): Promise<SeatRow | undefined> {
  return heldBy.first(db, { table, guest });
}

/** Takes a seat. False if it is taken, or the guest has another seat at this table: the database decides races. */
export async function takeSeat(tx: Tx, seat: SeatRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto("seats")
    .values(seat)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Gives a seat up as of a revision. */
export async function giveSeatUp(tx: Tx, table: string, guest: string, rev: number): Promise<void> {
  await tx.db
    .updateTable("seats")
    .set({ left_rev: rev })
    .where("table_id", "=", table)
    .where("guest_id", "=", guest)
    .where("left_rev", "is", null)
    .execute();
  await dropHand(tx, table, guest);
}

/**
 * Continues a seat of the crew with another version. What the earlier version did remains a separate stay under its own
 * version, and its memory is not passed on.
 */
export async function renewCrew(tx: Tx, held: SeatRow, rev: number, version: number): Promise<SeatRow> {
  const stay = tx.db
    .updateTable("seats")
    .where("table_id", "=", held.table_id)
    .where("guest_id", "=", held.guest_id)
    .where("left_rev", "is", null);
  if (held.memory === null) {
    await stay.set({ crew_version: version }).execute();
    return { ...held, crew_version: version };
  }
  const renewed = { ...held, since_rev: rev, crew_version: version, memory: null };
  await stay.set({ left_rev: rev + 1 }).execute();
  await tx.db.insertInto("seats").values(renewed).execute();
  return renewed;
}

/** Records that a guest has agreed to a deal that somebody may know. */
export async function agreeToKnown(tx: Tx, table: string, guest: string): Promise<void> {
  await tx.db
    .updateTable("seats")
    .set({ knows: 1 })
    .where("table_id", "=", table)
    .where("guest_id", "=", guest)
    .where("left_rev", "is", null)
    .execute();
}

/** Changes the name and language on the seat that a guest holds at a table. */
export async function renameSeat(
  tx: Tx,
  table: string,
  guest: string,
  name: string,
  language: Language,
): Promise<void> {
  await tx.db
    .updateTable("seats")
    .set({ name, language })
    .where("table_id", "=", table)
    .where("guest_id", "=", guest)
    .where("left_rev", "is", null)
    .execute();
}

/** A table at which a guest sits, and the seat. */
export type Held = Pick<TableRow, "id" | "words" | "code" | "status"> & { readonly seat: number };

const GOING_ON: readonly Status[] = ["waiting", "playing"];

/** The tables at which a guest holds a seat: those not over first, the latest changed first. */
export async function tablesHeldBy(db: Reader, guest: string, most: number): Promise<Held[]> {
  const going = await held(db, guest).where("tables.status", "in", GOING_ON).limit(most).execute();
  if (going.length >= most) return going;
  const over = await held(db, guest)
    .where("tables.status", "not in", GOING_ON)
    .limit(most - going.length)
    .execute();
  return [...going, ...over];
}

/** Every table not over at which a guest holds a seat, the latest changed first. */
export function goingTablesHeldBy(db: Reader, guest: string): Promise<Held[]> {
  return held(db, guest).where("tables.status", "in", GOING_ON).execute();
}

function held(db: Reader, guest: string) {
  return db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select(["tables.id", "tables.words", "tables.code", "tables.status", "seats.seat"])
    .where("seats.guest_id", "=", guest)
    .where("seats.left_rev", "is", null)
    .orderBy("tables.changed_at", "desc")
    .orderBy("tables.id");
}

/** Removes a guest's name from every seat they ever held. */
export async function forgetNames(tx: Tx, guest: string): Promise<void> {
  await tx.db.updateTable("seats").set({ name: "" }).where("guest_id", "=", guest).execute();
}
