/** Restoring a backup, and moving between the two kinds of database: checked first, and nothing is thrown away. */
import { existsSync, linkSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyDatabase, flush } from "../storage/copy";
import { appliedIn, connectPostgres, openPostgres } from "../storage/postgres";
import { preflight } from "../storage/preflight";
import { bringUpToDate, FILE } from "../storage/sqlite";
import type { StorePlace } from "../storage/store";
import { StorageTrouble } from "../storage/trouble";
import { checkFile, repair } from "./check";
import { copyIntoPostgres, copyOut, percent } from "./copying";
import { fileIn, holdFolder, Refused, refuseConnected, storeNameOf, type Tell } from "./places";

/** What a restore has done. */
export interface Restored {
  readonly tables: number;
  /** Where the previous data is kept now; null if there was none. */
  readonly kept: string | null;
}

/** Replaces the data at a place by a backup. Refuses, with nothing changed, a file that is not a sound backup. */
export async function restore(place: StorePlace, backup: string, tell: Tell): Promise<Restored> {
  if (!existsSync(backup)) throw new Refused(`There is no ${backup}. Nothing was changed.`);
  if ("folder" in place && !existsSync(place.folder)) mkdirSync(place.folder, { mode: 0o700 });
  // On the same disk as the file it will replace, so that it can take its name.
  const folder = mkdtempSync(path.join("folder" in place ? place.folder : tmpdir(), "stillwater-restoring-"));
  const draft = path.join(folder, FILE);
  try {
    const tables = await prepare(backup, draft, tell);
    const kept =
      "url" in place ? await intoPostgres(place, draft, backup, tell) : await intoFolder(place, draft);
    return { tables, kept };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A copy of the backup with this program's schema, read through and checked against its own logs. */
async function prepare(backup: string, draft: string, tell: Tell): Promise<number> {
  try {
    preflight(backup);
    await copyDatabase(backup, draft, percent(tell, "Read"));
    await bringUpToDate(draft);
  } catch (cause) {
    if (cause instanceof StorageTrouble)
      throw new Refused(
        `${backup} cannot be restored: ${cause.message.split(". ")[0]}. Nothing was changed.`,
      );
    throw cause;
  }
  const { tables, wrong } = await checkFile(draft, tell);
  if (tables === 0 && wrong.length > 0)
    throw new Refused(`${backup} cannot be restored: ${wrong[0]?.what}. Nothing was changed.`);
  for (const { what, rebuildable } of wrong)
    tell(`In the backup, ${what}${rebuildable === null ? "" : "; it is made anew from its log"}.`);
  await repair({ folder: path.dirname(draft) }, wrong);
  return tables;
}

async function intoFolder(place: { readonly folder: string }, draft: string): Promise<string | null> {
  const file = fileIn(place.folder);
  const letGo = holdFolder(place.folder);
  try {
    const there = existsSync(file);
    const kept = path.join(place.folder, `stillwater-replaced-${stamp()}.sqlite`);
    // The name always leads to a database: the old file gets a second name, then the new file takes over the first.
    if (there) linkSync(file, kept);
    if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`);
    rmSync(`${file}-shm`, { force: true });
    renameSync(draft, file);
    flush(place.folder);
    return there ? kept : null;
  } finally {
    letGo();
  }
}

async function intoPostgres(
  place: { readonly url: string },
  draft: string,
  backup: string,
  tell: Tell,
): Promise<string | null> {
  const looking = connectPostgres(place.url);
  let there: boolean;
  try {
    await refuseConnected(looking, place);
    there = (await appliedIn(looking)).length > 0;
  } finally {
    await looking.destroy();
  }
  const kept = path.join(path.dirname(path.resolve(backup)), `stillwater-replaced-${stamp()}.sqlite`);
  if (there) await copyOut(place, kept, tell);
  const db = await openPostgres(place.url);
  try {
    await copyIntoPostgres(draft, db, tell);
  } finally {
    await db.destroy();
  }
  return there ? kept : null;
}

/** Moves everything to an empty place of either kind, and proves that every row has arrived unchanged. */
export async function moveStore(from: StorePlace, to: StorePlace, tell: Tell): Promise<void> {
  await refuseTaken(to);
  await refuseRunning(from);
  const folder = mkdtempSync(path.join(tmpdir(), "stillwater-move-"));
  const copy = path.join(folder, FILE);
  try {
    await copyOut(from, copy, tell);
    await restore(to, copy, tell);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function refuseTaken(to: StorePlace): Promise<void> {
  const taken = "folder" in to ? existsSync(fileIn(to.folder)) : await withPostgres(to, holdsGuests);
  if (taken)
    throw new Refused(
      `There are tables in ${storeNameOf(to)} already. Move to an empty place. Nothing was changed.`,
    );
}

async function refuseRunning(from: StorePlace): Promise<void> {
  if ("folder" in from) holdFolder(from.folder)();
  else await withPostgres(from, (db) => refuseConnected(db, from));
}

type Postgres = ReturnType<typeof connectPostgres>;

async function withPostgres<T>(
  place: { readonly url: string },
  ask: (db: Postgres) => Promise<T>,
): Promise<T> {
  const db = connectPostgres(place.url);
  try {
    return await ask(db);
  } finally {
    await db.destroy();
  }
}

async function holdsGuests(db: Postgres): Promise<boolean> {
  if ((await appliedIn(db)).length === 0) return false;
  return (await db.selectFrom("guests").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** A moment as part of a file's name. */
function stamp(): string {
  return new Date().toISOString().replace(/[-:]|\.\d+/g, "");
}
