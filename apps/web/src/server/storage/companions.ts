/** Real tables: a row each, their entries in the order in which they came, and the devices that are at them. */
import type { CompanionDeviceRow, CompanionEntryRow, CompanionRow } from "./schema";
import type { Reader, Tx } from "./store";

/** A real table, forgotten or not. */
export function companionById(db: Reader, id: string): Promise<CompanionRow | undefined> {
  return db.selectFrom("companions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same, locked for as long as the transaction takes. */
export function companionForChange(tx: Tx, id: string): Promise<CompanionRow | undefined> {
  const query = tx.db.selectFrom("companions").selectAll().where("id", "=", id);
  return (tx.kind === "postgres" ? query.forUpdate() : query).executeTakeFirst();
}

/** Makes a real table unless it is there. */
export async function insertCompanion(tx: Tx, row: CompanionRow): Promise<void> {
  await tx.db
    .insertInto("companions")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Entries after a revision, as they came. */
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

/** Appends entries and says what the table has come to. */
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

/** Puts a device at its number, in place of whichever had it. */
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

/** Takes a real table's entries and devices away; the row stays, so that nobody fills it again unasked. */
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

/** Takes a guest's devices off the real tables of others. */
export async function removeDevicesOf(tx: Tx, guest: string): Promise<void> {
  await tx.db.deleteFrom("companion_devices").where("guest_id", "=", guest).execute();
}

/** Which real tables have entries beyond a revision, to find out what a lost notification would have said. */
export async function companionHeads(
  db: Reader,
  ids: readonly string[],
): Promise<{ id: string; rev: number }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("companions").select(["id", "rev"]).where("id", "in", ids).execute();
}

/** Takes real tables away that were last written to before a moment, the oldest first; returns which. Their links open nothing. */
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
