/** What the log names: the copy before an upgrade, and the first cause of what failed, under the id that was told. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { MIGRATION_TABLE } from "@/server/storage/migrations";
import { openStore } from "@/server/storage/store";
import { StorageTrouble } from "@/server/storage/trouble";
import { Browser, freshServer } from "./support/browser";
import { freshFolder } from "./support/places";

const lines: Record<string, unknown>[] = [];
vi.mock("@/server/runtime/log", async (original) => ({
  ...(await original<typeof import("@/server/runtime/log")>()),
  log: (level: string, event: string, line: object = {}) => lines.push({ level, event, ...line }),
}));
beforeEach(() => {
  lines.length = 0;
});

const OLD = "0003-storm-council";

/** A folder as an earlier version has left it. */
function oldFolder(change: (raw: Database.Database) => void = () => undefined): string {
  const folder = freshFolder();
  const raw = new Database(path.join(folder, "stillwater.sqlite"));
  raw.pragma(`application_id = ${0x53_54_4c_57}`);
  raw.exec(readFileSync(new URL(`earlier/${OLD}.sql`, import.meta.url), "utf8"));
  change(raw);
  raw.close();
  return folder;
}

function shapeOf(file: string): unknown {
  const raw = new Database(file, { readonly: true });
  try {
    return raw.prepare(`select max(name) from ${MIGRATION_TABLE}`).pluck().get();
  } finally {
    raw.close();
  }
}

const refusalOf = (folder: string): Promise<unknown> =>
  openStore({ folder }).then(
    (store) => store.close().then(() => null),
    (cause: unknown) => cause,
  );

it("names the copy that was made before an upgrade", async () => {
  const folder = oldFolder();
  await (await openStore({ folder })).close();
  const [line] = lines.filter(({ event }) => event === "copied before the upgrade");
  expect(line).toMatchObject({ level: "info", file: "stillwater-before-0004-real-tables.sqlite" });
  expect(shapeOf(path.join(folder, String(line?.file)))).toBe(OLD);
  // Nothing is copied where nothing changes.
  lines.length = 0;
  await (await openStore({ folder })).close();
  expect(lines).toEqual([]);
});

it.each([
  ["its beginning", 0],
  ["some of its pages", 2 * 4096],
])(
  "makes no upgrade after a copy of which %s cannot be read back, and keeps no such copy",
  async (_, from) => {
    const folder = oldFolder();
    const { backup } = Database.prototype;
    onTestFinished(() => {
      Database.prototype.backup = backup;
    });
    // A disk that writes something else than it was given.
    Database.prototype.backup = async function (this: Database.Database, file: string, ...how) {
      const done = await Reflect.apply(backup, this, [file, ...how]);
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xa5, from, 4 * 4096));
      return done;
    };
    const refused = await refusalOf(folder);
    expect(refused).toBeInstanceOf(StorageTrouble);
    expect(refused).toHaveProperty(
      "message",
      expect.stringMatching(/could not be read back.*Look at the disk.*Nothing was changed\.$/),
    );
    expect(readdirSync(folder)).toEqual(["stillwater.sqlite"]);
    expect(shapeOf(path.join(folder, "stillwater.sqlite"))).toBe(OLD);
    expect(lines).toEqual([]);
  },
);

it("says which change failed and what to do, and leaves the database as that version had it", async () => {
  const folder = oldFolder((raw) => raw.exec("create table told (anything)"));
  const refused = await refusalOf(folder);
  expect(refused).toBeInstanceOf(StorageTrouble);
  expect(refused).toHaveProperty(
    "message",
    expect.stringMatching(
      /could not be brought up to date: 0005-messages failed \(.*told.*\)\. Nothing was changed: run the version you had, and report this line\.$/,
    ),
  );
  expect(shapeOf(path.join(folder, "stillwater.sqlite"))).toBe(OLD);
  // Not half of it either: the change before the one that failed is undone, too.
  const raw = new Database(path.join(folder, "stillwater.sqlite"), { readonly: true });
  const tables = raw.prepare("select name from sqlite_master where name = 'companions'").pluck().all();
  raw.close();
  expect(tables).toEqual([]);
});

it("names the first cause of what failed, under the id that whoever asked was told", async () => {
  const folder = path.join(freshFolder(), "data");
  mkdirSync(folder);
  const server = await freshServer({ DATA_DIR: folder });
  const ana = new Browser(server);
  const { table } = await ana.openTable("sea p1");
  const { db } = server.tools.store;
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count ?? 0}`).execute(db);
  let refused = await ana.mutate("table.deal", { table });
  for (let tries = 0; refused.status !== 503 && tries < 200; tries++)
    refused = await ana.mutate("table.open", { code: "sea p1", name: "Ana", language: "en" });
  const { error } = JSON.parse(refused.text);
  expect(error.data).toMatchObject({ reason: "storage-full" });
  expect(lines).toEqual([
    expect.objectContaining({
      level: "error",
      request: error.data.request,
      procedure: expect.stringMatching(/^table\.(open|deal)$/),
      error: "SqliteError SQLITE_FULL",
    }),
  ]);
  expect(refused.headers.get("x-request-id")).toBe(error.data.request);
});
