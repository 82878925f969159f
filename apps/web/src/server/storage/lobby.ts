/** Public tables, and the games a guest has finished. */
import { sql } from "kysely";
import type { SeatRow, TableRow } from "./schema";
import type { Reader, Tx } from "./store";

/** A public table with the people at it. */
export type Listed = Pick<
  TableRow,
  "id" | "code" | "pace" | "seats" | "status" | "opened_at" | "changed_at" | "deal"
> & {
  readonly people: readonly Pick<SeatRow, "seat" | "name" | "language" | "crew">[];
};

/** Which public tables to list. */
export interface ListedQuery {
  readonly status: "waiting" | "playing";
  /** Tables that nobody has touched since then are left out. */
  readonly since: string;
  /** True: tables with a free seat; false: those without one. Somebody sits at each of them. */
  readonly room: boolean;
  readonly most: number;
}

/**
 * Public tables, the latest first, with the people there. Those that do not match are excluded before the limit applies, so
 * that a crowd of them cannot hide the others.
 */
export async function listedTables(
  db: Reader,
  { status, since, room, most }: ListedQuery,
): Promise<Listed[]> {
  const taken = sql<number>`(select count(*) from seats where seats.table_id = tables.id and seats.left_rev is null)`;
  const people = sql<number>`(select count(*) from seats where seats.table_id = tables.id and seats.left_rev is null and seats.crew is null)`;
  const tables = await db
    .selectFrom("tables")
    .select(["id", "code", "pace", "seats", "status", "opened_at", "changed_at", "deal"])
    .where("listed", "=", 1)
    .where("status", "=", status)
    .where("changed_at", ">=", since)
    .where(taken, room ? "<" : "=", sql.ref<number>("tables.seats"))
    .where(people, ">", 0)
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  const ids = tables.map(({ id }) => id);
  const seats = ids.length === 0 ? [] : await seatsAt(db, ids);
  return tables.map((table) => ({ ...table, people: seats.filter(({ table_id }) => table_id === table.id) }));
}

/** The lock under which people looking for company are seated: two who come at the same time must find each other. */
const SEEKING = 7_401;
/** No more tables than this are tried, since others wait for the same lock. */
const MOST_GATHERING = 20;

/** Waiting tables of these codes that gather people now, the oldest first. Other seekers wait for this transaction. */
export async function gatheringTables(
  tx: Tx,
  codes: readonly string[],
  now: string,
): Promise<readonly Pick<TableRow, "id">[]> {
  if (tx.kind === "postgres") await sql`select pg_advisory_xact_lock(${SEEKING})`.execute(tx.db);
  return tx.db
    .selectFrom("tables")
    .select("id")
    .where("status", "=", "waiting")
    .where("gathers_until", ">", now)
    .where("code", "in", codes)
    .orderBy("opened_at")
    .orderBy("id")
    .limit(MOST_GATHERING)
    .execute();
}

function seatsAt(db: Reader, ids: readonly string[]) {
  return db
    .selectFrom("seats")
    .select(["table_id", "seat", "name", "language", "crew"])
    .where("table_id", "in", ids)
    .where("left_rev", "is", null)
    .orderBy("seat")
    .execute();
}

/** A finished game of a guest. */
export type Logged = Pick<
  TableRow,
  "id" | "code" | "status" | "changed_at" | "deal" | "daily" | "counted" | "figures" | "crew_pace"
>;

/** The games at which a guest sat when they ended, the latest first; `before` is the last one of the previous page. */
export function finishedBy(
  db: Reader,
  guest: string,
  most: number,
  before?: { readonly at: string; readonly id: string },
): Promise<Logged[]> {
  let query = db
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select([
      "tables.id",
      "tables.code",
      "tables.status",
      "tables.changed_at",
      "tables.deal",
      "tables.daily",
      "tables.counted",
      "tables.figures",
      "tables.crew_pace",
    ])
    .where("seats.guest_id", "=", guest)
    .where("seats.left_rev", "is", null)
    .where("tables.status", "in", ["won", "lost", "stopped"]);
  if (before !== undefined)
    query = query.where((where) =>
      where.or([
        where("tables.changed_at", "<", before.at),
        where.and([where("tables.changed_at", "=", before.at), where("tables.id", "<", before.id)]),
      ]),
    );
  return query.orderBy("tables.changed_at", "desc").orderBy("tables.id", "desc").limit(most).execute();
}

/** The names at some tables by seat, as they were at the end. */
export async function playerNamesAt(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const names = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { table_id, name, crew } of ids.length === 0 ? [] : await seatsAt(db, ids))
    if (name !== "" && crew === null) names.get(table_id)?.push(name);
  return names;
}
