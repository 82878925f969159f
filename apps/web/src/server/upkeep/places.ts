/** Where data is kept, for commands that work on it from outside: how to name a place, and whether a site runs on it. */
import { existsSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { APPLICATION } from "../storage/postgres";
import type { Schema } from "../storage/schema";
import { FILE } from "../storage/sqlite";
import type { StorePlace } from "../storage/store";
import { faultOf } from "../storage/trouble";

/** Reports progress. */
export type Tell = (sentence: string) => void;

/** The command cannot be carried out; one sentence tells its user why. Nothing was changed. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/** The file of an embedded database. */
export const fileIn = (folder: string): string => path.resolve(folder, FILE);

/** The name of a place, without its password. */
export function storeNameOf(place: StorePlace): string {
  if ("folder" in place) return fileIn(place.folder);
  const url = URL.canParse(place.url) ? new URL(place.url) : null;
  return url === null ? "the PostgreSQL database" : `the PostgreSQL database ${url.pathname.slice(1)}`;
}

/** A place from the command line: a folder, or a postgres:// address. */
export function readPlace(text: string): StorePlace {
  return /^postgres(ql)?:\/\//.test(text) ? { url: text } : { folder: path.resolve(text) };
}

/**
 * Locks the file of a folder so that no site can run on it meanwhile; its write-ahead log is written into it first. Returns
 * how to unlock it. Throws if a site runs there. A file too damaged to open is not locked.
 */
export function holdFolder(folder: string): () => void {
  const file = fileIn(folder);
  if (!existsSync(file)) return () => undefined;
  let raw: Database.Database | undefined;
  try {
    raw = new Database(file, { timeout: 0 });
    raw.pragma("wal_checkpoint(TRUNCATE)");
    raw.pragma("locking_mode = EXCLUSIVE");
    raw.exec("begin exclusive");
    const held = raw;
    return () => void held.close();
  } catch (cause) {
    raw?.close();
    if (faultOf(cause) === "locked")
      throw new Refused(`A site runs on ${file}. Stop it first. Nothing was changed.`);
    if (faultOf(cause) === "damaged") return () => undefined;
    throw cause;
  }
}

/** Throws if a site is connected to a PostgreSQL database. */
export async function refuseConnected(db: Kysely<Schema>, place: StorePlace): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = ${APPLICATION} and pid <> pg_backend_pid()`.execute(
    db,
  );
  if ((rows[0]?.count ?? 0) > 0)
    throw new Refused(`A site runs on ${storeNameOf(place)}. Stop it first. Nothing was changed.`);
}
