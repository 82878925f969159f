/** A database of every earlier schema becomes today's, whenever the process dies on the way, and its games go on. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { Kysely, Migrator, PostgresDialect } from "kysely";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { MIGRATION_LOCK_TABLE, MIGRATION_TABLE, MIGRATIONS } from "@/server/storage/migrations";
import { openStore } from "@/server/storage/store";
import type { Tools } from "@/server/tables/tools";
import { luckFrom, playOut } from "./support/bot";
import { bundled } from "./support/bundled";
import { deskAt } from "./support/desk";
import { freshDatabase, freshFolder } from "./support/places";

const EARLIER = fileURLToPath(new URL("earlier", import.meta.url));
const FILE = "stillwater.sqlite";

/** Every earlier schema, each with two games in progress stored by its own version of the site. */
const VERSIONS = readdirSync(EARLIER).map((name) => path.basename(name, ".sql"));

const sqlOf = (version: string): string => readFileSync(path.join(EARLIER, `${version}.sql`), "utf8");

/** A folder as that version left it. */
function folderOf(version: string): string {
  const folder = freshFolder();
  const raw = new Database(path.join(folder, FILE));
  raw.pragma(`application_id = ${0x53_54_4c_57}`);
  raw.pragma("journal_mode = WAL");
  raw.exec(sqlOf(version));
  raw.close();
  return folder;
}

/** A PostgreSQL database as that version left it. */
async function databaseOf(version: string): Promise<string> {
  const url = await freshDatabase();
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: MIGRATION_LOCK_TABLE,
  });
  const { error } = await migrator.migrateTo(version);
  await db.destroy();
  if (error !== undefined) throw error;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const rows = sqlOf(version)
    .split("\n")
    .filter((line) => /^insert into (?!stillwater_)/.test(line));
  await client.query(rows.join("\n"));
  await client.end();
  return url;
}

/** Every game in progress goes on, and nothing else has been lost. */
async function playsOn(tools: Tools, version: string): Promise<void> {
  const { db } = tools.store;
  const kept = sqlOf(version).split("\n");
  for (const table of ["guests", "tables", "seats", "entries", "command_replies", "markers"] as const) {
    const { count } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(kept.filter((line) => line.startsWith(`insert into ${table} `)).length);
  }
  const playing = await db.selectFrom("tables").selectAll().where("status", "=", "playing").execute();
  expect(playing.length).toBe(2);
  for (const { id, words } of playing) {
    const seated = await db
      .selectFrom("guests")
      .innerJoin("seats", "seats.guest_id", "guests.id")
      .selectAll("guests")
      .where("seats.table_id", "=", id)
      .orderBy("seats.seat")
      .execute();
    const players = seated.map((guest) => ({ guest, token: "" }));
    expect(await playOut(tools, { table: id, words, players }, luckFrom(5), 3)).toBe(3);
  }
}

/** A digest of all files in a folder. */
function bytesOf(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort())
    hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest("hex");
}

/** Calls `hear` with every statement that any SQLite connection of this process prepares. */
function hearStatements(hear: (statement: string) => void): () => void {
  const { prepare } = Database.prototype;
  Database.prototype.prepare = function (this: Database.Database, statement: string) {
    hear(statement);
    return prepare.call(this, statement);
  } as typeof prepare;
  return () => {
    Database.prototype.prepare = prepare;
  };
}

it("has a database of every shape but the newest", () => {
  expect(VERSIONS).toEqual(Object.keys(MIGRATIONS).slice(0, -1));
});

describe.each(VERSIONS)("from %s", (version) => {
  it("comes up on SQLite wherever the process died, with a copy of what was there before", async () => {
    const folder = folderOf(version);
    // A process killed at a statement leaves behind what is on disk before it. Most statements find the same as the one
    // before, since an upgrade reaches the disk all at once.
    const left = new Map<string, string>();
    let statements = 0;
    const stop = hearStatements(() => {
      statements++;
      const bytes = bytesOf(folder);
      if (left.has(bytes)) return;
      const at = freshFolder();
      cpSync(folder, at, { recursive: true });
      left.set(bytes, at);
    });
    const done = await openStore({ folder }).finally(stop);
    await done.close();
    expect(statements).toBeGreaterThan(5);
    expect(left.size).toBeGreaterThan(1);
    for (const at of [...left.values(), folder]) {
      const store = await openStore({ folder: at });
      await store.close();
      const copies = readdirSync(at).filter((name) => name.includes("-before-") && name.endsWith(".sqlite"));
      expect(copies.length).toBe(1);
      expect(readdirSync(at).filter((name) => name.includes(".part"))).toEqual([]);
      const copy = new Database(path.join(at, copies[0] ?? ""), { readonly: true });
      expect(copy.pragma("quick_check", { simple: true })).toBe("ok");
      expect(copy.prepare(`select max(name) from ${MIGRATION_TABLE}`).pluck().get()).toBe(version);
      copy.close();
    }
    for (const at of [...left.values(), folder].slice(-2))
      await playsOn(await deskAt({ folder: at }), version);
  });

  it("comes up on PostgreSQL", async () => {
    await playsOn(await deskAt({ url: await databaseOf(version) }), version);
  });
});

const [first = ""] = VERSIONS;

it("comes up on SQLite after real kills in the middle of the upgrade", async () => {
  const program = await bundled("upgraded");
  const folder = folderOf(first);
  for (const statement of [8, 16, 26]) {
    const signal = await new Promise((resolve) => {
      spawn(process.execPath, [program, folder, String(statement)], { stdio: "inherit" }).once(
        "exit",
        (_code, by) => resolve(by),
      );
    });
    expect(signal).toBe("SIGKILL");
  }
  await playsOn(await deskAt({ folder }), first);
});

it("comes up on PostgreSQL after its connection broke at any of the statements", async () => {
  const { query } = pg.Client.prototype;
  onTestFinished(() => {
    pg.Client.prototype.query = query;
  });
  const url = await databaseOf(first);
  let broken = 0;
  for (let at = 1; ; at++) {
    let left = at;
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      left--;
      if (left === 0) this.connection.stream.destroy();
      return Reflect.apply(query, this, args);
    } as typeof query;
    const opened = await openStore({ url }).catch(() => null);
    pg.Client.prototype.query = query;
    if (opened !== null) {
      await opened.close();
      break;
    }
    broken++;
  }
  expect(broken).toBeGreaterThan(5);
  await playsOn(await deskAt({ url }), first);
});
