/** Every change of the database's schema, in order. Forward only; a released migration is never edited. */
import { type Kysely, type Migration, sql } from "kysely";

/** Migrations use no schema type: each must keep the meaning it had when it was written. */
type Shapeless = Kysely<unknown>;

async function firstShape(db: Shapeless): Promise<void> {
  await db.schema
    .createTable("guests")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .addColumn("revoked_at", "text")
    .execute();
  await db.schema
    .createTable("moves")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("guest_id", "text", (column) => column.notNull().references("guests.id"))
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
  await db.schema
    .createTable("tables")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("pace", "text", (column) => column.notNull())
    .addColumn("seats", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("rev", "integer", (column) => column.notNull())
    .addColumn("turn", "integer", (column) => column.notNull())
    .addColumn("snapshot", "text")
    .addColumn("seed", "text")
    .addColumn("commitment", "text")
    .addColumn("dealt_rev", "integer")
    .addColumn("head_hash", "text", (column) => column.notNull())
    .addColumn("opened_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute();
  // Words may be reused once the game they led to is over.
  await db.schema
    .createIndex("tables_open_words")
    .on("tables")
    .column("words")
    .unique()
    .where(sql.ref("status"), "in", sql`('waiting', 'playing')`)
    .execute();
  await db.schema
    .createTable("seats")
    .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("guest_id", "text", (column) => column.notNull().references("guests.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("since_rev", "integer", (column) => column.notNull())
    .addColumn("left_rev", "integer")
    .addPrimaryKeyConstraint("seats_key", ["table_id", "seat", "since_rev"])
    .execute();
  await db.schema
    .createIndex("seats_one_guest_each")
    .on("seats")
    .columns(["table_id", "seat"])
    .unique()
    .where(sql.ref("left_rev"), "is", null)
    .execute();
  await db.schema
    .createIndex("seats_one_each_guest")
    .on("seats")
    .columns(["table_id", "guest_id"])
    .unique()
    .where(sql.ref("left_rev"), "is", null)
    .execute();
  await db.schema.createIndex("seats_of_guest").on("seats").column("guest_id").execute();
  await db.schema
    .createTable("entries")
    .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
    .addColumn("rev", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("guest_id", "text", (column) => column.notNull().references("guests.id"))
    .addColumn("command_id", "text")
    .addColumn("turn", "integer", (column) => column.notNull())
    .addColumn("act", "text", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("prev_hash", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("entries_key", ["table_id", "rev"])
    .addUniqueConstraint("entries_command", ["table_id", "guest_id", "command_id"])
    .execute();
  await db.schema
    .createTable("command_replies")
    .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
    .addColumn("guest_id", "text", (column) => column.notNull().references("guests.id"))
    .addColumn("command_id", "text", (column) => column.notNull())
    .addColumn("request_hash", "text", (column) => column.notNull())
    .addColumn("reply", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("command_replies_key", ["table_id", "guest_id", "command_id"])
    .execute();
}

/** Public tables, deals that can be played again, daily deals, and the figures of finished games. */
async function dealsAndLobby(db: Shapeless): Promise<void> {
  const added = [
    ["listed", "integer", 0],
    ["deal", "text", null],
    ["daily", "text", null],
    ["counted", "integer", 0],
    ["figures", "text", null],
  ] as const;
  for (const [name, type, first] of added)
    await db.schema
      .alterTable("tables")
      .addColumn(name, type, (column) => (first === null ? column : column.notNull().defaultTo(first)))
      .execute();
  await db.schema
    .createTable("deals")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("options", "text", (column) => column.notNull())
    .addColumn("seed", "text", (column) => column.notNull())
    .addColumn("made_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("dailies")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("options", "text", (column) => column.notNull())
    .addColumn("deal", "text", (column) => column.notNull().references("deals.code"))
    .addPrimaryKeyConstraint("dailies_key", ["day", "options"])
    .execute();
  await db.schema.createIndex("tables_of_deal").on("tables").columns(["deal", "status"]).execute();
  await db.schema.createIndex("tables_of_day").on("tables").columns(["daily", "code"]).execute();
  await db.schema
    .createIndex("tables_in_lobby")
    .on("tables")
    .columns(["status", "changed_at"])
    .where(sql.ref("listed"), "=", sql`1`)
    .execute();
}

/** What each seat points at while the crew is asked about a Storm. */
async function stormCouncil(db: Shapeless): Promise<void> {
  await db.schema
    .createTable("markers")
    .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("guest_id", "text", (column) => column.notNull().references("guests.id"))
    .addColumn("storm", "text", (column) => column.notNull())
    .addColumn("marker", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("markers_key", ["table_id", "seat"])
    .execute();
}

/** Real tables: their entries, and the devices at them. */
async function realTables(db: Shapeless): Promise<void> {
  await db.schema
    .createTable("companions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("guest_id", "text", (column) => column.notNull().references("guests.id"))
    .addColumn("rev", "integer", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("opened_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("forgotten_at", "text")
    .execute();
  await db.schema.createIndex("companions_of_guest").on("companions").column("guest_id").execute();
  await db.schema
    .createTable("companion_entries")
    .addColumn("companion_id", "text", (column) => column.notNull().references("companions.id"))
    .addColumn("rev", "integer", (column) => column.notNull())
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("nth", "integer", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("companion_entries_key", ["companion_id", "rev"])
    .addUniqueConstraint("companion_entries_once", ["companion_id", "client", "nth"])
    .execute();
  await db.schema
    .createTable("companion_devices")
    .addColumn("companion_id", "text", (column) => column.notNull().references("companions.id"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("guest_id", "text", (column) => column.notNull().references("guests.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("joined_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("companion_devices_key", ["companion_id", "number"])
    .addUniqueConstraint("companion_devices_once", ["companion_id", "client"])
    .execute();
  await db.schema
    .createIndex("companion_devices_of_guest")
    .on("companion_devices")
    .column("guest_id")
    .execute();
}

/** Push messages to devices whose page is closed. */
async function messages(db: Shapeless): Promise<void> {
  await db.schema
    .createTable("pushes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("guest_id", "text", (column) => column.notNull().references("guests.id"))
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("site", "text", (column) => column.notNull())
    .addColumn("made_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("pushes_of_guest").on("pushes").column("guest_id").execute();
  await db.schema
    .createTable("told")
    .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("guest_id", "text", (column) => column.notNull().references("guests.id"))
    .addPrimaryKeyConstraint("told_key", ["table_id", "seat", "guest_id"])
    .execute();
  await db.schema
    .createTable("keys")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}

/** Tables that continue from a position, and the hands people enter there. */
async function beginnings(db: Shapeless): Promise<void> {
  await db.schema.alterTable("tables").addColumn("begins", "text").execute();
  await db.schema
    .createTable("hands")
    .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
    .addColumn("guest_id", "text", (column) => column.notNull().references("guests.id"))
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("cards", "text", (column) => column.notNull())
    .addColumn("again", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("hands_key", ["table_id", "guest_id"])
    .execute();
}

/** An index of real tables by when they were last written to, to find those unused for long. */
async function realTablesByAge(db: Shapeless): Promise<void> {
  await db.schema.createIndex("companions_by_age").on("companions").column("changed_at").execute();
}

/** What a crew says after its game, and who leads the others through the replay. */
async function talk(db: Shapeless): Promise<void> {
  await db.schema
    .createTable("lines")
    .addColumn("table_id", "text", (column) => column.notNull().references("tables.id"))
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("guest_id", "text", (column) => column.notNull().references("guests.id"))
    .addColumn("line", "text", (column) => column.notNull())
    .addColumn("wants", "integer", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("lines_key", ["table_id", "seat"])
    .execute();
  await db.schema
    .createTable("leads")
    .addColumn("table_id", "text", (column) => column.primaryKey().references("tables.id"))
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("stop", "integer", (column) => column.notNull())
    .addColumn("line", "text")
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}

/** A checksum of each stored position, to notice damage; and an index of tables by when they were last touched. */
async function sumsAndAges(db: Shapeless): Promise<void> {
  await db.schema.alterTable("tables").addColumn("snapshot_hash", "text").execute();
  await db.schema.createIndex("tables_by_age").on("tables").columns(["status", "changed_at"]).execute();
}

/** Which seats have agreed to a deal that somebody may know. */
async function knownDeals(db: Shapeless): Promise<void> {
  await db.schema
    .alterTable("seats")
    .addColumn("knows", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Seats of the quiet crew, tables at which it may have something to do, and tables that gather people for company. */
async function quietCrew(db: Shapeless): Promise<void> {
  for (const [name, type] of [
    ["crew", "text"],
    ["crew_version", "integer"],
    ["memory", "text"],
  ] as const)
    await db.schema.alterTable("seats").addColumn(name, type).execute();
  for (const name of ["crew_pace", "gathers_until", "again"])
    await db.schema.alterTable("tables").addColumn(name, "text").execute();
  await db.schema
    .createTable("crew_work")
    .addColumn("table_id", "text", (column) => column.primaryKey().references("tables.id"))
    .addColumn("rev", "integer", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("claimed_until", "text")
    .execute();
  await db.schema.createIndex("crew_work_by_time").on("crew_work").column("due_at").execute();
  await db.schema
    .createIndex("tables_gathering")
    .on("tables")
    .column("gathers_until")
    .where(sql.ref("status"), "=", sql`'waiting'`)
    .execute();
}

/**
 * Certified and graded deals, some ready before a table asks for one; the sets that somebody has asked for one of; and
 * tables at which everybody may ask the crew what it would do.
 */
async function gradesAndAdvice(db: Shapeless): Promise<void> {
  await db.schema
    .alterTable("tables")
    .addColumn("advice", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("graded_deals")
    .addColumn("deal", "text", (column) => column.primaryKey().references("deals.code"))
    .addColumn("options", "text", (column) => column.notNull())
    .addColumn("grade", "integer", (column) => column.notNull())
    .addColumn("wins", "integer", (column) => column.notNull())
    .addColumn("line", "text", (column) => column.notNull())
    .addColumn("crew_version", "integer", (column) => column.notNull())
    .addColumn("stored", "integer", (column) => column.notNull())
    .addColumn("table_id", "text")
    .execute();
  await db.schema
    .createIndex("graded_deals_stored")
    .on("graded_deals")
    .columns(["options", "grade"])
    .where(sql.ref("stored"), "=", sql`1`)
    .execute();
  await db.schema.createIndex("graded_deals_by_table").on("graded_deals").column("table_id").execute();
  await db.schema
    .createTable("graded_sets")
    .addColumn("options", "text", (column) => column.primaryKey())
    .addColumn("asked_at", "text", (column) => column.notNull())
    .execute();
}

/** The matter of a council gets a column name that fits every module. */
async function councilMatters(db: Shapeless): Promise<void> {
  await db.schema.alterTable("markers").renameColumn("storm", "matter").execute();
}

/** By name; names sort in the order in which they are applied. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-first-shape": { up: firstShape },
  "0002-deals-and-lobby": { up: dealsAndLobby },
  "0003-storm-council": { up: stormCouncil },
  "0004-real-tables": { up: realTables },
  "0005-messages": { up: messages },
  "0006-beginnings": { up: beginnings },
  "0007-real-tables-by-age": { up: realTablesByAge },
  "0008-talk": { up: talk },
  "0009-sums-and-ages": { up: sumsAndAges },
  "0010-known-deals": { up: knownDeals },
  "0011-quiet-crew": { up: quietCrew },
  "0012-grades-and-advice": { up: gradesAndAdvice },
  "0013-council-matters": { up: councilMatters },
};

/** Where Kysely records applied migrations. */
export const MIGRATION_TABLE = "stillwater_migrations";
export const MIGRATION_LOCK_TABLE = "stillwater_migrations_lock";
