/** What a crew says and shows each other once its game is over: a row for each seat that spoke, and one for the leader. */
import type { LeadRow, LineRow } from "./schema";
import type { Reader, Tx } from "./store";

/** What the seats of a table have said, the earliest first. */
export function linesAt(db: Reader, table: string): Promise<LineRow[]> {
  return db
    .selectFrom("lines")
    .innerJoin("seats", (join) =>
      join
        .onRef("seats.table_id", "=", "lines.table_id")
        .onRef("seats.seat", "=", "lines.seat")
        .onRef("seats.guest_id", "=", "lines.guest_id")
        .on("seats.left_rev", "is", null),
    )
    .selectAll("lines")
    .where("lines.table_id", "=", table)
    .orderBy("lines.at")
    .orderBy("lines.seat")
    .execute();
}

/** Stores what a seat says, replacing what it said before. */
export async function keepLine(tx: Tx, row: LineRow): Promise<void> {
  const { guest_id, line, wants, at } = row;
  await tx.db
    .insertInto("lines")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["table_id", "seat"]).doUpdateSet({ guest_id, line, wants, at }),
    )
    .execute();
}

/** Who leads through the replay of a table, and where they are. */
export function leadAt(db: Reader, table: string): Promise<LeadRow | undefined> {
  return db.selectFrom("leads").selectAll().where("table_id", "=", table).executeTakeFirst();
}

/** Stores who leads, replacing anybody who did. */
export async function keepLead(tx: Tx, row: LeadRow): Promise<void> {
  const { seat, stop, line, at } = row;
  await tx.db
    .insertInto("leads")
    .values(row)
    .onConflict((conflict) => conflict.column("table_id").doUpdateSet({ seat, stop, line, at }))
    .execute();
}

/** Ends the lead: nobody leads any more. */
export async function dropLead(tx: Tx, table: string): Promise<void> {
  await tx.db.deleteFrom("leads").where("table_id", "=", table).execute();
}

/** Deletes everything that a crew has said and shown each other. */
export async function dropTalk(tx: Tx, table: string): Promise<void> {
  await tx.db.deleteFrom("lines").where("table_id", "=", table).execute();
  await dropLead(tx, table);
}

/** Deletes what a guest has said, at every table, and tells those who follow one. */
export async function dropLinesOf(tx: Tx, guest: string): Promise<void> {
  const dropped = tx.db.deleteFrom("lines").where("guest_id", "=", guest).returning("table_id");
  for (const { table_id } of await dropped.execute()) await tx.notify(table_id);
}

/** The tables where something was said or shown. */
export async function talkedAt(db: Reader): Promise<string[]> {
  const tables = await db
    .selectFrom("lines")
    .select("table_id")
    .union(db.selectFrom("leads").select("table_id"))
    .execute();
  return tables.map(({ table_id }) => table_id);
}
