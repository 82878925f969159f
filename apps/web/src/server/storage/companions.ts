/** Real tables: a row for each, their entries in the order received, and the devices at them. */
import type { CompanionDeviceRow, CompanionEntryRow, CompanionRow } from "./schema";
import type { Reader, Tx } from "./store";

/** A real table, forgotten or not. */
export function companionById(db: Reader, id: string): Promise<CompanionRow | undefined> {
  return db.selectFrom("companions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same, locked until the end of the transaction. */
export function companionForChange(tx: Tx, id: string): Promise<CompanionRow | undefined> {
  const query = tx.db.selectFrom("companions").selectAll().where("id", "=", id);
  return (tx.kind === "postgres" ? query.forUpdate() : query).executeTakeFirst();
}

/** Creates a real table unless it exists. */
export async function insertCompanion(tx: Tx, row: CompanionRow): Promise<void> {
  await tx.db
    .insertInto("companions")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Entries after a revision, in the order received. */
export function companionEntries(
  db: Reader,
  id: string,
  after: number,
  most: number,
): Promise<CompanionEntryRow[]> {
  return db
    .selectFrom("companion_entries")
    .selectAll()
    .where("companion_id", "=", id)
    .where("rev", ">", after)
    .orderBy("rev")
    .limit(most)
    .execute();
}

/** Appends entries and returns the table's new revision. */
export async function appendEntries(
  tx: Tx,
  row: CompanionRow,
  entries: readonly Pick<CompanionEntryRow, "client" | "nth" | "text">[],
  at: string,
): Promise<number> {
  const rev = row.rev + entries.length;
  const size = entries.reduce((sum, { text }) => sum + text.length, row.size);
  const rows = entries.map((entry, index) => ({ ...entry, companion_id: row.id, rev: row.rev + index + 1 }));
  await tx.db.insertInto("companion_entries").values(rows).execute();
  await tx.db.updateTable("companions").set({ rev, size, changed_at: at }).where("id", "=", row.id).execute();
  return rev;
}

/** The devices that are or were at a real table, by their numbers. */
export function companionDevicesAt(db: Reader, id: string): Promise<CompanionDeviceRow[]> {
  return db
    .selectFrom("companion_devices")
    .selectAll()
    .where("companion_id", "=", id)
    .orderBy("number")
    .execute();
}

/** Puts a device at its number, replacing any other. */
export async function putDevice(tx: Tx, row: CompanionDeviceRow): Promise<void> {
  const { client, guest_id, name, joined_at } = row;
  await tx.db
    .insertInto("companion_devices")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["companion_id", "number"]).doUpdateSet({ client, guest_id, name, joined_at }),
    )
    .execute();
}

/** Deletes a real table's entries and devices; the row stays, so that no device fills it again unasked. */
export async function clearCompanion(tx: Tx, id: string, at: string): Promise<void> {
  await tx.db.deleteFrom("companion_entries").where("companion_id", "=", id).execute();
  await tx.db.deleteFrom("companion_devices").where("companion_id", "=", id).execute();
  await tx.db
    .updateTable("companions")
    .set({ rev: 0, size: 0, changed_at: at, forgotten_at: at })
    .where("id", "=", id)
    .execute();
}

/** The real tables a guest has opened that are not forgotten. */
export async function companionsOpenedBy(db: Reader, guest: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("companions")
    .select("id")
    .where("guest_id", "=", guest)
    .where("forgotten_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes a guest's devices from the real tables of others. */
export async function removeDevicesOf(tx: Tx, guest: string): Promise<void> {
  await tx.db.deleteFrom("companion_devices").where("guest_id", "=", guest).execute();
}

/** The real tables that have entries beyond a revision, to find out what a lost notification would have said. */
export async function companionHeads(
  db: Reader,
  ids: readonly string[],
): Promise<{ id: string; rev: number }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("companions").select(["id", "rev"]).where("id", "in", ids).execute();
}

/** Deletes real tables last written to before a moment, the oldest first; returns which. Their links stop working. */
export async function dropCompanionsBefore(tx: Tx, before: string, most: number): Promise<readonly string[]> {
  const rows = await tx.db
    .selectFrom("companions")
    .select("id")
    .where("changed_at", "<", before)
    .orderBy("changed_at")
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await tx.db.deleteFrom("companion_entries").where("companion_id", "in", ids).execute();
  await tx.db.deleteFrom("companion_devices").where("companion_id", "in", ids).execute();
  await tx.db.deleteFrom("companions").where("id", "in", ids).execute();
  return ids;
}
