/** Checks everything that is stored, and repairs what a table's log can repair. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type Database from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { firstMissing } from "../storage/migrate";
import { preflight } from "../storage/preflight";
import type { Schema } from "../storage/schema";
import { bringUpToDate, openFile } from "../storage/sqlite";
import { openStore, type StorePlace } from "../storage/store";
import { entriesAfter } from "../storage/tables";
import { damageOf, rebuild } from "../tables/rebuilding";
import { copyOut, inFile } from "./copying";
import { fileIn, type Tell } from "./places";
import { referencesIn } from "./rows";

/** What was checked, and what is wrong with it. */
export interface CheckReport {
  readonly tables: number;
  readonly entries: number;
  readonly wrong: readonly WrongRow[];
}

export interface WrongRow {
  readonly what: string;
  /** The table whose position its log can rebuild; null if nothing can be repaired here. */
  readonly rebuildable: string | null;
}

/** Checks a place, as it is at one moment; the site may keep running. */
export async function checkStore(place: StorePlace, tell: Tell): Promise<CheckReport> {
  if ("folder" in place && firstMissing(preflight(fileIn(place.folder))) === undefined)
    return checkFile(fileIn(place.folder), tell);
  // PostgreSQL, or a file with an earlier schema: a copy is checked instead.
  const folder = mkdtempSync(path.join(tmpdir(), "stillwater-check-"));
  const copy = path.join(folder, "copy.sqlite");
  try {
    await copyOut(place, copy, tell);
    await bringUpToDate(copy);
    return await checkFile(copy, tell);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks a file with this program's schema. */
export async function checkFile(file: string, tell: Tell): Promise<CheckReport> {
  tell("Reading every page …");
  const wrong = inFile(file, damagedPages).map((what): WrongRow => ({ what, rebuildable: null }));
  if (wrong.length > 0) return { tables: 0, entries: 0, wrong };
  for (const what of inFile(file, orphans)) wrong.push({ what, rebuildable: null });
  const db = openFile(file, { readonly: true });
  try {
    return await db.transaction().execute(async (tx) => {
      const counted = await checkTables(tx, wrong, tell);
      await checkCompanions(tx, wrong);
      return { ...counted, wrong };
    });
  } finally {
    await db.destroy();
  }
}

function damagedPages(raw: Database.Database): readonly string[] {
  const found = raw.pragma("integrity_check(20)") as readonly { readonly integrity_check: string }[];
  return found.map((row) => row.integrity_check).filter((text) => text !== "ok");
}

/** Rows that refer to rows which do not exist. */
function orphans(raw: Database.Database): readonly string[] {
  return referencesIn(raw).flatMap(({ from, column, to, key }) => {
    const count = raw
      .prepare<[], number>(
        `select count(*) from "${from}" where "${column}" is not null and "${column}" not in (select "${key}" from "${to}")`,
      )
      .pluck()
      .get();
    return count === undefined || count === 0
      ? []
      : [`${from}: ${count} rows name a row of ${to} that is not there`];
  });
}

const TELL_EVERY = 1_000;

/** Every table against its log: the chain of its entries, and the position they lead to. */
async function checkTables(
  db: Kysely<Schema>,
  wrong: WrongRow[],
  tell: Tell,
): Promise<Omit<CheckReport, "wrong">> {
  let tables = 0;
  let entries = 0;
  const ids = await db.selectFrom("tables").select("id").orderBy("id").execute();
  for (const { id } of ids) {
    const row = await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const log = await entriesAfter(db, id, 0);
    const damage = damageOf(row, log);
    if (damage !== null)
      wrong.push({ what: `table ${id}: ${damage.what}`, rebuildable: damage.position === null ? null : id });
    const unanswered = await unansweredAt(db, id);
    if (unanswered > 0)
      wrong.push({ what: `table ${id}: the answers to ${unanswered} acts are missing`, rebuildable: null });
    tables++;
    entries += log.length;
    if (tables % TELL_EVERY === 0) tell(`${tables} of ${ids.length} tables checked …`);
  }
  return { tables, entries };
}

async function unansweredAt(db: Kysely<Schema>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from entries e
    where e.table_id = ${table} and e.command_id is not null and not exists (select 1 from command_replies r
      where r.table_id = e.table_id and r.guest_id = e.guest_id and r.command_id = e.command_id)`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Real tables: the number and total length of their entries against the row. */
async function checkCompanions(db: Kysely<Schema>, wrong: WrongRow[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select c.id from companions c
    left join companion_entries e on e.companion_id = c.id group by c.id
    having count(e.rev) <> c.rev or coalesce(max(e.rev), 0) <> c.rev`.execute(db);
  for (const { id } of rows)
    wrong.push({ what: `the real table ${id}: entries are missing from its log`, rebuildable: null });
}

/** Rebuilds the damaged positions whose logs allow it; returns the tables. */
export async function repair(place: StorePlace, wrong: readonly WrongRow[]): Promise<readonly string[]> {
  const ids = wrong.flatMap(({ rebuildable }) => (rebuildable === null ? [] : [rebuildable]));
  if (ids.length === 0) return [];
  const store = await openStore(place);
  try {
    const done: string[] = [];
    for (const id of ids) if (await store.write((tx) => rebuild(tx, id))) done.push(id);
    return done;
  } finally {
    await store.close();
  }
}
