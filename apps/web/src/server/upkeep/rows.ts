/** Every row of a database, table by table, on either kind: to be copied, and then proved the same. */
import { createHash } from "node:crypto";
import type Database from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../storage/schema";

/** A stored row: both kinds of database have only texts and integers. */
export type StoredRow = Readonly<Record<string, string | number | null>>;

/** A table's name, its key, to read it in pieces, and its columns. */
export interface Shape {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** A column that must refer to a row of another table, or be null. */
export interface Reference {
  readonly from: string;
  readonly column: string;
  readonly to: string;
  readonly key: string;
}

interface Column {
  readonly name: string;
  readonly pk: number;
}

interface Foreign {
  readonly table: string;
  readonly from: string;
  readonly to: string;
}

const OWN = /^(sqlite_|stillwater_)/;

/** The references between a file's tables, as the file itself declares them. */
export function referencesIn(raw: Database.Database): readonly Reference[] {
  return tablesIn(raw).flatMap((name) =>
    (raw.pragma(`foreign_key_list("${name}")`) as readonly Foreign[]).map((foreign) => ({
      from: name,
      column: foreign.from,
      to: foreign.table,
      key: foreign.to,
    })),
  );
}

/** The tables of a file, each after those that its rows refer to. */
export function shapesIn(raw: Database.Database): readonly Shape[] {
  const references = referencesIn(raw);
  const left = new Set(tablesIn(raw));
  const ordered: Shape[] = [];
  while (left.size > 0) {
    const next = [...left].find(
      (name) => !references.some(({ from, to }) => from === name && to !== name && left.has(to)),
    );
    if (next === undefined) throw new Error("the tables refer to each other in a circle");
    left.delete(next);
    const columns = raw.pragma(`table_info("${next}")`) as readonly Column[];
    const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
    ordered.push({ name: next, key: key.map(({ name }) => name), columns: columns.map(({ name }) => name) });
  }
  return ordered;
}

function tablesIn(raw: Database.Database): readonly string[] {
  return raw
    .prepare<[], string>("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all()
    .filter((name) => !OWN.test(name));
}

const AT_ONCE = 500;

/** The rows of a table, a few hundred at a time, by its key. Read inside a transaction to get one moment's state. */
export async function* rowsOf(
  db: Kysely<Schema>,
  { name, key, columns }: Shape,
): AsyncGenerator<readonly StoredRow[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let last: StoredRow | undefined;
  for (;;) {
    const after = last;
    const beyond =
      after === undefined
        ? sql``
        : sql`where (${keys}) > (${sql.join(key.map((column) => sql`${after[column]}`))})`;
    const { rows } =
      await sql<StoredRow>`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} ${beyond} order by ${keys} limit ${sql.lit(AT_ONCE)}`.execute(
        db,
      );
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < AT_ONCE) return;
  }
}

/** Writes rows as they are. */
export async function insertRows(
  db: Kysely<Schema>,
  { name, columns }: Shape,
  rows: readonly StoredRow[],
): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

/** A checksum over rows in any order: equal sums, equal rows. */
export interface RowSum {
  add(rows: readonly StoredRow[]): void;
  readonly count: number;
  readonly digest: string;
}

export function newSum({ columns }: Shape): RowSum {
  const sum = Buffer.alloc(32);
  let count = 0;
  return {
    add: (rows) => {
      for (const row of rows) {
        const text = JSON.stringify(columns.map((column) => row[column]));
        const digest = createHash("sha256").update(text).digest();
        // Rows of a table differ in their key, so no two can cancel each other out.
        for (let at = 0; at < sum.length; at++) sum.writeUInt8(sum.readUInt8(at) ^ digest.readUInt8(at), at);
        count++;
      }
    },
    get count() {
      return count;
    },
    get digest() {
      return sum.toString("hex");
    },
  };
}
