/** Where the quiet crew may have something to do, and what it remembers: the only queries that read or change either. */

import { sql } from "kysely";
import type { CrewWorkRow } from "./schema";
import type { Reader, Tx } from "./store";

/** Asks for the crew of a table at a revision, in place of any earlier asking. Part of what brought the revision about. */
export async function keepWork(tx: Tx, table: string, rev: number, dueAt: string): Promise<void> {
  const asked = { rev, due_at: dueAt, claimed_until: null };
  await tx.db
    .insertInto("crew_work")
    .values({ table_id: table, ...asked })
    .onConflict((conflict) => conflict.column("table_id").doUpdateSet(asked))
    .execute();
}

/** The same asking, at a later revision before which nothing was done: due when it was, or sooner. */
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

/** What failed at a revision is taken on by nobody for a while. */
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

/** Nothing is left for the crew of a table; at a revision, only if the table has not moved on since. */
export async function dropWork(tx: Tx, table: string, rev?: number): Promise<void> {
  const query = tx.db.deleteFrom("crew_work").where("table_id", "=", table);
  await (rev === undefined ? query : query.where("rev", "=", rev)).execute();
}

/** What a server may take on. */
export interface CrewDue {
  readonly now: string;
  /** Nothing is put off longer than until then: what says so was written before a clock was turned back, and is due. */
  readonly latest: string;
  /** Of its hands: a table at which newer ones sit is left to the servers that have them. */
  readonly version: number;
}

/** Whether anything is due that nobody has taken on. */
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
 * Whose turn it is among the tables of a guest, from 1: those that are due or have been taken on, the longest due first. The
 * guest of a table is one of the people who sit there, the same for as long as they do.
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
 * Takes on what is due, in turn: one table of each guest before the second of any, and of these the longest due first.
 * Nobody else is given it before the time is up.
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

/** Keeps what a seat of the crew remembers; part of the transaction of its act. */
export async function keepMemory(tx: Tx, table: string, guest: string, memory: string): Promise<void> {
  await tx.db
    .updateTable("seats")
    .set({ memory })
    .where("table_id", "=", table)
    .where("guest_id", "=", guest)
    .where("left_rev", "is", null)
    .execute();
}
