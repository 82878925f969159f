/** Copies all of a site's data into one SQLite file, and such a file into a database of either kind. */
import { chmodSync, existsSync, rmSync } from "node:fs";
import Database from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { copyDatabase } from "../storage/copy";
import { appliedIn, connectPostgres } from "../storage/postgres";
import { preflight } from "../storage/preflight";
import type { Schema } from "../storage/schema";
import { createDatabase, openFile } from "../storage/sqlite";
import type { StorePlace } from "../storage/store";
import { fileIn, Refused, storeNameOf, type Tell } from "./places";
import { insertRows, newSum, rowsOf, type Shape, shapesIn } from "./rows";

/** The number of rows of each table and their checksum, by the table's name. */
type Sums = ReadonlyMap<string, { readonly count: number; readonly digest: string }>;

/** Writes everything at a place, as it is at one moment, into a new file. The site may keep running. */
export async function copyOut(place: StorePlace, file: string, tell: Tell): Promise<void> {
  if (existsSync(file))
    throw new Refused(`${file} is there already. Give another name. Nothing was changed.`);
  if ("url" in place) return copyOutOfPostgres(place, file, tell);
  const from = fileIn(place.folder);
  if (!existsSync(from)) throw new Refused(`There is no ${from}. Set DATA_DIR. Nothing was changed.`);
  preflight(from);
  await copyDatabase(from, file, percent(tell, "Copied"));
}

async function copyOutOfPostgres(place: { readonly url: string }, file: string, tell: Tell): Promise<void> {
  const db = connectPostgres(place.url);
  try {
    // With the database's own schema, which may be older than this program's.
    const shape = (await appliedIn(db)).at(-1);
    if (shape === undefined)
      throw new Refused(`There is nothing of Stillwater in ${storeNameOf(place)}. Nothing was changed.`);
    await createDatabase(file, shape);
    const shapes = inFile(file, shapesIn);
    const to = openFile(file);
    try {
      await db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute((tx) => copyRows(tx, to, shapes, tell));
    } finally {
      await to.destroy();
    }
    settle(file);
  } catch (cause) {
    for (const suffix of ["", "-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true });
    throw cause;
  } finally {
    await db.destroy();
  }
}

/** Makes it one file without a write-ahead log, readable by its owner only. */
function settle(file: string): void {
  inFile(file, (raw) => raw.pragma("journal_mode = DELETE"), false);
  chmodSync(file, 0o600);
}

/** Opens a database file for one function. */
export function inFile<T>(file: string, ask: (raw: Database.Database) => T, readonly = true): T {
  const raw = new Database(file, { readonly, fileMustExist: true });
  try {
    return ask(raw);
  } finally {
    raw.close();
  }
}

/** Copies all rows and proves that they have arrived unchanged. */
async function copyRows(
  from: Kysely<Schema>,
  to: Kysely<Schema>,
  shapes: readonly Shape[],
  tell: Tell,
): Promise<Sums> {
  const sums = new Map<string, { readonly count: number; readonly digest: string }>();
  for (const shape of shapes) {
    const sum = newSum(shape);
    for await (const rows of rowsOf(from, shape)) {
      await insertRows(to, shape, rows);
      sum.add(rows);
      if (sum.count % 10_000 === 0) tell(`${shape.name}: ${sum.count} rows …`);
    }
    const arrived = newSum(shape);
    for await (const rows of rowsOf(to, shape)) arrived.add(rows);
    if (arrived.count !== sum.count || arrived.digest !== sum.digest)
      throw new Error(`${shape.name} did not arrive as it was: ${arrived.count} of ${sum.count} rows`);
    sums.set(shape.name, { count: sum.count, digest: sum.digest });
    tell(`${shape.name}: ${sum.count} rows, the same on both sides (${sum.digest.slice(0, 16)}).`);
  }
  return sums;
}

/** Replaces the contents of a PostgreSQL database by those of a file with this program's schema. */
export async function copyIntoPostgres(file: string, db: Kysely<Schema>, tell: Tell): Promise<void> {
  const shapes = inFile(file, shapesIn);
  const from = openFile(file);
  try {
    await db.transaction().execute(async (tx) => {
      for (const { name } of [...shapes].reverse()) await sql`delete from ${sql.table(name)}`.execute(tx);
      await copyRows(from, tx, shapes, tell);
    });
  } finally {
    await from.destroy();
  }
}

/** Reports every tenth of the way. */
export function percent(tell: Tell, what: string): (done: number) => void {
  let told = 0;
  return (done) => {
    const tenth = Math.floor(done * 10);
    if (tenth > told) tell(`${what} ${tenth * 10} %.`);
    told = Math.max(told, tenth);
  };
}
