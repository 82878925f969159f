/** Tables and their entries: all queries that read or change them. */
import { hash } from "node:crypto";
import { CREW_PACE_MS, type Status } from "@stillwater/table/session";
import { sql } from "kysely";
import { dropWork, keepWork, moveWork } from "./crew";
import { type Prepared, prepared } from "./prepared";
import type { EntryKind, EntryRow, GuestRow, ReplyRow, TableRow } from "./schema";
import { CHANNEL, type Reader, RevisionConflict, type StoreKind, type Tx } from "./store";

const LIVE: readonly Status[] = ["waiting", "playing"];

type Id = Pick<TableRow, "id">;

const byId = (db: Reader, { id }: Id) => db.selectFrom("tables").selectAll().where("id", "=", id);
const one = prepared(byId);
const forChange = { sqlite: one, postgres: prepared((db, id: Id) => byId(db, id).forUpdate()) };

/** A table by its id. */
export function tableById(db: Reader, id: string): Promise<TableRow | undefined> {
  return one.first(db, { id });
}

/** The table, to be changed in this transaction; on PostgreSQL other transactions that want to change it wait. */
export function tableForChange(tx: Tx, id: string): Promise<TableRow | undefined> {
  return forChange[tx.kind].first(tx.db, { id });
}

/** The table that three words lead to, while its game is not over. */
export function tableByWords(db: Reader, words: string): Promise<TableRow | undefined> {
  return db
    .selectFrom("tables")
    .selectAll()
    .where("words", "=", words)
    .where("status", "in", LIVE)
    .executeTakeFirst();
}

/** Adds a table without entries. False if its words lead to another table already. */
export async function insertTable(tx: Tx, table: TableRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto("tables")
    .values(table)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What an entry adds to a table. */
export interface Addition {
  readonly kind: EntryKind;
  readonly seat: number;
  readonly guest: string;
  readonly at: string;
  /** The command that the entry carries out, and its answer: kept for as long as the table. */
  readonly reply?: ReplyRow;
  readonly act?: string;
  readonly facts?: string;
  /** The columns of the table that change with it. */
  readonly table?: Partial<
    Pick<
      TableRow,
      | "status"
      | "turn"
      | "snapshot"
      | "seed"
      | "commitment"
      | "dealt_rev"
      | "deal"
      | "counted"
      | "begins"
      | "code"
      | "seats"
      | "pace"
      | "listed"
      | "advice"
      | "crew_pace"
    >
  >;
}

/** The changed columns of a table, and the revision it must still have. */
interface Moving extends Partial<TableRow> {
  readonly table: string;
  readonly from: number;
}

/** Everything that an entry writes. */
interface Step {
  readonly moving: Moving;
  readonly entry: EntryRow;
  readonly reply: ReplyRow | undefined;
}

const moveOn = (db: Pick<Reader, "updateTable">, { table, from, ...columns }: Moving) =>
  db.updateTable("tables").set(columns).where("id", "=", table).where("rev", "=", from);
const insertEntry = (db: Pick<Reader, "insertInto">, entry: EntryRow) =>
  db.insertInto("entries").values(entry);
const insertReply = (db: Pick<Reader, "insertInto">, reply: ReplyRow) =>
  db.insertInto("command_replies").values(reply);

const [moved, entered, answered] = [prepared(moveOn), prepared(insertEntry), prepared(insertReply)];

/** One statement, which also notifies other servers: each further statement would make acts noticeably slower. */
const allAtOnce = prepared((db, { moving, entry, reply }: Step) => {
  const told = sql`pg_notify(${sql.lit(CHANNEL)}, table_id || ':' || rev)`.as("told");
  const written = db.with("entered", (within) => insertEntry(within, entry).returning(told));
  return moveOn(reply ? written.with("answered", (within) => insertReply(within, reply)) : written, moving);
});

/** How many tables still had the expected revision. If none did, the transaction must not be committed. */
const write: Record<StoreKind, (db: Reader, step: Step) => Promise<bigint>> = {
  sqlite: async (db, { moving, entry, reply }) => {
    const changed = await moved.change(db, moving);
    if (changed !== 1n) return changed;
    await entered.change(db, entry);
    if (reply) await answered.change(db, reply);
    return changed;
  },
  postgres: allAtOnce.change,
};

/** The columns needed to append an entry. */
type Head = Pick<TableRow, "id" | "status" | "rev" | "turn" | "head_hash" | "crew_pace">;

/**
 * Appends an entry as the table's next revision and changes the table with it; where the quiet crew plays, it also puts the
 * crew's work on the list. Returns the table as it is afterwards. Throws RevisionConflict if the table no longer has the
 * revision at which it was read: that is the whole concurrency rule.
 */
export async function append<Row extends Head>(tx: Tx, table: Row, addition: Addition): Promise<Row> {
  const unchained = {
    table_id: table.id,
    rev: table.rev + 1,
    kind: addition.kind,
    seat: addition.seat,
    guest_id: addition.guest,
    command_id: addition.reply?.command_id ?? null,
    turn: table.turn,
    act: addition.act ?? "",
    facts: addition.facts ?? "",
    at: addition.at,
    prev_hash: table.head_hash,
  };
  const entry: EntryRow = { ...unchained, hash: hashOf(unchained) };
  const columns = {
    ...addition.table,
    ...sumOf(table.id, addition.table?.snapshot),
    rev: entry.rev,
    head_hash: entry.hash,
    changed_at: addition.at,
  };
  const moving = { ...columns, table: table.id, from: table.rev };
  const written = await write[tx.kind](tx.db, { moving, entry, reply: addition.reply });
  if (written !== 1n) throw new RevisionConflict();
  const after = { ...table, ...columns };
  await askCrew(tx, after, entry);
  tx.announce(entry);
  return after;
}

/** Entries that change nothing an act could depend on. */
export const TALK: readonly EntryKind[] = ["name", "nudge", "wish", "pace"];

/**
 * While a table is in play, its crew is looked at once its pace has passed, whatever is said meanwhile; when the game is
 * over there is no work.
 */
async function askCrew(tx: Tx, { id, status, crew_pace }: Head, { kind, rev, at }: EntryRow): Promise<void> {
  if (crew_pace === null || status === "waiting") return;
  if (status !== "playing") return dropWork(tx, id);
  const dueAt = new Date(Date.parse(at) + CREW_PACE_MS[crew_pace]).toISOString();
  await (TALK.includes(kind) ? moveWork : keepWork)(tx, id, rev, dueAt);
}

/** Replaces a damaged position by the one that the table's log leads to. */
export async function replacePosition(
  tx: Tx,
  table: TableRow,
  { snapshot, status }: { readonly snapshot: string; readonly status: Status },
): Promise<void> {
  await tx.db
    .updateTable("tables")
    .set({ snapshot, status, ...sumOf(table.id, snapshot) })
    .where("id", "=", table.id)
    .execute();
}

/** Ends a table's gathering of people who look for company. */
export async function gatherNoMore(tx: Tx, table: string): Promise<void> {
  await tx.db.updateTable("tables").set({ gathers_until: null }).where("id", "=", table).execute();
}

/** Stores the table at which the people of a finished one play together again. */
export async function keepAgain(tx: Tx, table: string, again: string): Promise<void> {
  await tx.db.updateTable("tables").set({ again }).where("id", "=", table).execute();
}

/** Stores the figures of a finished game, and whether it counts; part of the transaction that ends it. */
export async function keepFigures(tx: Tx, table: string, figures: string, counts: boolean): Promise<void> {
  const kept = { figures, counted: counts ? 1 : 0 };
  await tx.db.updateTable("tables").set(kept).where("id", "=", table).execute();
}

/** The expected hash of a stored position, so that damage is noticed. */
export function snapshotHash(table: string, snapshot: string): string {
  return hash("sha256", `${table}\n${snapshot}`);
}

function sumOf(table: string, snapshot: string | null | undefined): Partial<Pick<TableRow, "snapshot_hash">> {
  if (snapshot === undefined) return {};
  return { snapshot_hash: snapshot === null ? null : snapshotHash(table, snapshot) };
}

/** Each entry's hash covers the previous one, so that a changed or missing entry shows. */
export function hashOf(entry: Omit<EntryRow, "hash">): string {
  const { table_id, rev, kind, seat, guest_id, command_id, turn, act, facts, at, prev_hash } = entry;
  return hash(
    "sha256",
    JSON.stringify([prev_hash, table_id, rev, kind, seat, guest_id, command_id, turn, act, facts, at]),
  );
}

/** The `prev_hash` of a table's first entry. */
export function firstHash(id: string): string {
  return hash("sha256", `stillwater table v1\n${id}`);
}

/** The entries after a revision, in order. */
export function entriesAfter(db: Reader, table: string, after: number, most?: number): Promise<EntryRow[]> {
  const query = db
    .selectFrom("entries")
    .selectAll()
    .where("table_id", "=", table)
    .where("rev", ">", after)
    .orderBy("rev");
  return (most === undefined ? query : query.limit(most)).execute();
}

/** The acts of a table, or its deal and acts, up to a revision. */
export function entriesOfKinds(
  db: Reader,
  table: string,
  kinds: readonly EntryKind[],
  upTo: number,
): Promise<EntryRow[]> {
  return db
    .selectFrom("entries")
    .selectAll()
    .where("table_id", "=", table)
    .where("kind", "in", kinds)
    .where("rev", "<=", upTo)
    .orderBy("rev")
    .execute();
}

interface Before {
  readonly table: string;
  readonly before: number;
  readonly most: number;
}

const lastActs = prepared((db, { table, before, most }: Before) =>
  db
    .selectFrom("entries")
    .selectAll()
    .where("table_id", "=", table)
    .where("kind", "=", "act")
    .where("rev", "<", before)
    .orderBy("rev", "desc")
    .limit(most),
);

/** The latest acts before a revision, the latest first. */
export function actsBefore(db: Reader, table: string, before: number, most: number): Promise<EntryRow[]> {
  return lastActs.all(db, { table, before, most });
}

interface After {
  readonly table: string;
  readonly after: number;
  readonly most: number;
}

/** A query for the latest entries of some kinds after a revision, the latest first. */
export function latestOfKinds(kinds: readonly EntryKind[]): Prepared<After, EntryRow> {
  return prepared((db, { table, after, most }) =>
    db
      .selectFrom("entries")
      .selectAll()
      .where("table_id", "=", table)
      .where("rev", ">", after)
      .where("kind", "in", kinds)
      .orderBy("rev", "desc")
      .limit(most),
  );
}

/** The revisions of some tables, to find out what a lost notification would have said. */
export async function headsOf(db: Reader, tables: readonly string[]): Promise<{ id: string; rev: number }[]> {
  if (tables.length === 0) return [];
  return db.selectFrom("tables").select(["id", "rev"]).where("id", "in", tables).execute();
}

/** Marks the reply to a guest's last command at a table that changed nothing. */
const IDLE = "idle";

/** The columns an act needs. More of them would cost noticeable time, as the driver reads the name of each. */
const AT_PLAY = [
  "id",
  "code",
  "status",
  "rev",
  "turn",
  "snapshot",
  "snapshot_hash",
  "seed",
  "head_hash",
  "crew_pace",
] as const;
export type TableAtPlay = Pick<TableRow, (typeof AT_PLAY)[number]>;

/** Whose command it is: the guest's with this token, or a crew seat's, by its guest's id. */
export type Whose = Pick<GuestRow, "token_hash"> | Pick<GuestRow, "id">;
type Command = Pick<ReplyRow, "table_id" | "command_id"> & Whose;

const byCommand = (db: Reader, { table_id, command_id, ...whose }: Command) => {
  const guest = db.selectFrom("guests");
  const known =
    "token_hash" in whose
      ? guest.where("token_hash", "=", whose.token_hash).where("revoked_at", "is", null)
      : guest.where("guests.id", "=", whose.id);
  return known
    .innerJoin("tables", (join) => join.on("tables.id", "=", table_id))
    .leftJoin("seats", (join) =>
      join
        .onRef("seats.table_id", "=", "tables.id")
        .onRef("seats.guest_id", "=", "guests.id")
        .on("seats.left_rev", "is", null),
    )
    .leftJoin("command_replies as done", (join) =>
      join
        .onRef("done.table_id", "=", "tables.id")
        .onRef("done.guest_id", "=", "guests.id")
        .on("done.command_id", "=", command_id),
    )
    .leftJoin("command_replies as idle", (join) =>
      join
        .onRef("idle.table_id", "=", "tables.id")
        .onRef("idle.guest_id", "=", "guests.id")
        .on("idle.command_id", "=", IDLE),
    )
    .select(AT_PLAY.map((column) => `tables.${column}` as const))
    .select([
      "guests.id as asker",
      "guests.seen_at as asker_seen",
      "seats.seat as held",
      "done.request_hash as done_hash",
      "done.reply as done_reply",
      "idle.request_hash as idle_hash",
      "idle.reply as idle_reply",
    ])
    .select(({ selectFrom }) =>
      selectFrom("tables as seen").select("seen.rev").whereRef("seen.id", "=", "tables.id").as("seen"),
    );
};
const commanded = {
  sqlite: prepared(byCommand),
  postgres: prepared((db, command: Command) => {
    const query = byCommand(db, command);
    // Locked in the order written here: guests before tables. The quiet crew's guests are shared by all tables, so they are
    // not locked.
    return ("token_hash" in command ? query.forNoKeyUpdate("guests") : query).forUpdate("tables");
  }),
};

/** What a command needs to know, read at once. */
export interface Commanded {
  /** Whose command it is; a person's row has the lock that `guestForWriting` takes. */
  readonly guest: Pick<GuestRow, "id" | "seen_at">;
  /** The table, to be changed in this transaction, as by `tableForChange`. */
  readonly row: TableAtPlay;
  /** The seat that the guest holds there; null if none. */
  readonly seat: number | null;
  /** The answer that the command got, if it was carried out before. */
  readonly before: Pick<ReplyRow, "request_hash" | "reply"> | undefined;
}

/** The table that a command is for, and all that must be known of its guest there; undefined if either is missing. */
export async function tableForCommand(tx: Tx, command: Command): Promise<Commanded | undefined> {
  let found = await commanded[tx.kind].first(tx.db, command);
  // PostgreSQL has waited for another change of the table: the joined rows were read before that change, so read again.
  if (found !== undefined && found.seen !== found.rev) found = await commanded[tx.kind].first(tx.db, command);
  if (found === undefined) return undefined;
  const {
    asker: id,
    asker_seen: seen_at,
    held: seat,
    done_hash,
    done_reply,
    idle_hash,
    idle_reply,
    seen: _,
    ...row
  } = found;
  const guest = { id, seen_at };
  if (done_hash !== null && done_reply !== null)
    return { guest, row, seat, before: { request_hash: done_hash, reply: done_reply } };
  const [request_hash = "", of] = idle_hash?.split(" ") ?? [];
  const isLast = of === command.command_id && idle_reply !== null;
  return { guest, row, seat, before: isLast ? { request_hash, reply: idle_reply } : undefined };
}

/**
 * Stores the answer to a command that changed nothing, replacing the guest's last such answer at this table: a retry repeats
 * the last command only, and saying nothing over and over must not fill the disk.
 */
export async function keepIdleReply(tx: Tx, reply: ReplyRow): Promise<void> {
  const request_hash = `${reply.request_hash} ${reply.command_id}`;
  await tx.db
    .insertInto("command_replies")
    .values({ ...reply, command_id: IDLE, request_hash })
    .onConflict((conflict) =>
      conflict
        .columns(["table_id", "guest_id", "command_id"])
        .doUpdateSet({ request_hash, reply: reply.reply }),
    )
    .execute();
}
