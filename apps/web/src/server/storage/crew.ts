/** Where the quiet crew may have something to do, and what it remembers: all queries that read or change either. */

import { sql } from "kysely";
import type { CrewWorkRow } from "./schema";
import type { Reader, Tx } from "./store";

/** Puts a table's crew on the list of work, replacing earlier work. Part of the transaction of the revision. */
export async function keepWork(tx: Tx, table: string, rev: number, dueAt: string): Promise<void> {
  const asked = { rev, due_at: dueAt, claimed_until: null };
  await tx.db
    .insertInto("crew_work")
    .values({ table_id: table, ...asked })
    .onConflict((conflict) => conflict.column("table_id").doUpdateSet(asked))
    .execute();
}

/** Moves the work to a later revision that only talk has brought about: due when it was, or sooner. */
export async function moveWork(tx: Tx, table: string, rev: number, dueAt: string): Promise<void> {
  await tx.db
    .updateTable("crew_work")
    .set({
      rev,
      due_at: sql<string>`case when due_at < ${dueAt} then due_at else ${dueAt} end`,
      claimed_until: null,
    })
    .where("table_id", "=", table)
    .execute();
}

/** Nobody claims work that failed at a revision for a while. */
export async function putWorkOff(
  tx: Tx,
  { table_id, rev }: Pick<CrewWorkRow, "table_id" | "rev">,
  until: string,
): Promise<void> {
  await tx.db
    .updateTable("crew_work")
    .set({ claimed_until: until })
    .where("table_id", "=", table_id)
    .where("rev", "=", rev)
    .execute();
}

/** Removes the work of a table's crew; given a revision, only if the table has not moved on since. */
export async function dropWork(tx: Tx, table: string, rev?: number): Promise<void> {
  const query = tx.db.deleteFrom("crew_work").where("table_id", "=", table);
  await (rev === undefined ? query : query.where("rev", "=", rev)).execute();
}

/** Which work a server may claim. */
export interface CrewDue {
  readonly now: string;
  /** No work is put off longer than until then: a later time was written before a clock was set back, and is due. */
  readonly latest: string;
  /** The server's version of the crew: a table where a newer version sits is left to the servers that have it. */
  readonly version: number;
}

/** Whether any work is due that no server has claimed. */
export async function isWorkDue(db: Reader, due: CrewDue): Promise<boolean> {
  const row = await dueWork(db, due).select("table_id").limit(1).executeTakeFirst();
  return row !== undefined;
}

function dueWork(db: Reader, { now, latest, version }: CrewDue) {
  return db
    .selectFrom("crew_work")
    .where((where) => where.or([where("due_at", "<=", now), where("due_at", ">", latest)]))
    .where((where) =>
      where.or([
        where("claimed_until", "is", null),
        where("claimed_until", "<=", now),
        where("claimed_until", ">", latest),
      ]),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("seats")
            .select("seats.seat")
            .whereRef("seats.table_id", "=", "crew_work.table_id")
            .where("seats.left_rev", "is", null)
            .where("seats.crew_version", ">", version),
        ),
      ),
    );
}

/**
 * The turn of each table among the tables of its guest, from 1: those that are due or claimed, the longest due first. A
 * table's guest is one of the people who sit there, the same one while the people stay.
 */
function turnsOfGuests(db: Reader, { now, latest }: CrewDue) {
  const guest = sql`(select min(seats.guest_id) from seats where seats.table_id = crew_work.table_id
    and seats.left_rev is null and seats.crew is null)`;
  const turn = sql<number>`row_number() over (partition by ${guest} order by due_at)`;
  return db
    .selectFrom("crew_work")
    .where((where) => where.or([where("due_at", "<=", now), where("due_at", ">", latest)]))
    .select(["table_id as table", turn.as("turn")]);
}

/**
 * Claims work that is due, fairly: one table of each guest before the second of any, and among these the longest due first.
 * No other server gets it before the lease ends.
 */
export async function claimWork(
  tx: Tx,
  { until, most, ...due }: CrewDue & { readonly until: string; readonly most: number },
): Promise<readonly CrewWorkRow[]> {
  const query = dueWork(tx.db, due)
    .innerJoin(turnsOfGuests(tx.db, due).as("turns"), "turns.table", "crew_work.table_id")
    .selectAll("crew_work")
    .orderBy("turns.turn")
    .orderBy("due_at")
    .limit(most);
  const rows = await (tx.kind === "postgres" ? query.forUpdate("crew_work").skipLocked() : query).execute();
  if (rows.length > 0)
    await tx.db
      .updateTable("crew_work")
      .set({ claimed_until: until })
      .where(
        "table_id",
        "in",
        rows.map(({ table_id }) => table_id),
      )
      .execute();
  return rows;
}

/** Stores what a seat of the crew remembers; part of its act's transaction. */
export async function keepMemory(tx: Tx, table: string, guest: string, memory: string): Promise<void> {
  await tx.db
    .updateTable("seats")
    .set({ memory })
    .where("table_id", "=", table)
    .where("guest_id", "=", guest)
    .where("left_rev", "is", null)
    .execute();
}
