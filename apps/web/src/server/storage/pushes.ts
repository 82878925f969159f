/** Devices that receive messages for a guest, who has been told of a turn, and keys of the site's own. */
import { sql } from "kysely";
import { prepared } from "./prepared";
import type { PushRow, SeatRow, ToldRow } from "./schema";
import type { Reader, Tx } from "./store";

/** A device of somebody who sits at a table. */
export type SeatDevice = PushRow & Pick<SeatRow, "seat" | "language">;

const atTable = prepared((db, { table }: { readonly table: string }) =>
  db
    .selectFrom("pushes")
    .innerJoin("seats", "seats.guest_id", "pushes.guest_id")
    .selectAll("pushes")
    .select(["seats.seat", "seats.language"])
    .where("seats.table_id", "=", table)
    .where("seats.left_rev", "is", null)
    .orderBy("seats.seat"),
);

/** The devices of everybody who sits at a table now. */
export function devicesAt(db: Reader, table: string): Promise<SeatDevice[]> {
  return atTable.all(db, { table });
}

/** Stores a device for its guest; beyond `most` the oldest is dropped. */
export async function keepDevice(tx: Tx, row: PushRow, most: number): Promise<void> {
  const { id: _same, ...rest } = row;
  await tx.db
    .insertInto("pushes")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(rest))
    .execute();
  const all = await tx.db
    .selectFrom("pushes")
    .select("id")
    .where("guest_id", "=", row.guest_id)
    .orderBy(sql<number>`case when id = ${row.id} then 0 else 1 end`)
    .orderBy("made_at", "desc")
    .execute();
  const old = all.slice(most).map(({ id }) => id);
  if (old.length > 0) await tx.db.deleteFrom("pushes").where("id", "in", old).execute();
}

/** Forgets a device; given a guest, only if it is theirs. */
export async function dropDevice(tx: Tx, id: string, guest?: string): Promise<void> {
  const one = tx.db.deleteFrom("pushes").where("id", "=", id);
  await (guest === undefined ? one : one.where("guest_id", "=", guest)).execute();
}

/** Forgets every device of a guest. */
export async function dropDevicesOf(tx: Tx, guest: string): Promise<void> {
  await tx.db.deleteFrom("pushes").where("guest_id", "=", guest).execute();
}

/** Moves a browser's device to the guest that the browser has become. */
export async function moveDevices(tx: Tx, from: string, to: string): Promise<void> {
  await tx.db.updateTable("pushes").set({ guest_id: to }).where("guest_id", "=", from).execute();
}

/** Who has been told that they are asked at a table, and is still asked. */
export function toldAt(db: Reader, table: string): Promise<ToldRow[]> {
  return db.selectFrom("told").selectAll().where("table_id", "=", table).execute();
}

/** Records that somebody is told. False if they were already: of several servers only one tells them. */
export async function noteTold(tx: Tx, row: ToldRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto("told")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets that these seats of a table were told, so that they are told the next time they are asked. */
export async function clearTold(tx: Tx, table: string, seats: readonly number[]): Promise<void> {
  await tx.db.deleteFrom("told").where("table_id", "=", table).where("seat", "in", seats).execute();
}

/** A key of the site's own: the stored one, or else a new one, stored from now on. */
export async function keyKept(tx: Tx, name: string, made: () => string): Promise<string> {
  const find = () => tx.db.selectFrom("keys").select("value").where("name", "=", name).executeTakeFirst();
  const kept = await find();
  if (kept !== undefined) return kept.value;
  const value = made();
  await tx.db
    .insertInto("keys")
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.value ?? value;
}
