/** The storage keeps what it has promised, and leaves alone what it cannot use. */
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { guestByTokenHash, insertGuest } from "@/server/storage/guests";
import { refusedBy } from "@/server/storage/postgres";
import type { GuestRow } from "@/server/storage/schema";
import { openStore } from "@/server/storage/store";
import { StorageTrouble } from "@/server/storage/trouble";
import { luckFrom, playOut } from "./support/bot";
import { dealtTable, deskAt } from "./support/desk";
import { freshDatabase, freshFolder, freshPlace, KINDS } from "./support/places";
import { run } from "./support/postgres";

const FILE = "stillwater.sqlite";

function guest(id: string): GuestRow {
  const at = "2026-01-01T00:00:00.000Z";
  return { id, token_hash: id, name: id, language: "en", created_at: at, seen_at: at, revoked_at: null };
}

describe.each(KINDS)("on %s", (kind) => {
  it("keeps what was written when it is opened again, and migrates once though opened twice at once", async () => {
    const place = await freshPlace(kind);
    const stores = await Promise.all([openStore(place), openStore(place)]);
    await Promise.all(stores.map((store, index) => store.write((tx) => insertGuest(tx, guest(`g${index}`)))));
    await Promise.all(stores.map((store) => store.close()));
    const again = await openStore(place);
    expect(await guestByTokenHash(again.db, "g0")).toEqual(guest("g0"));
    expect(await guestByTokenHash(again.db, "g1")).toEqual(guest("g1"));
    await again.close();
  });

  it("undoes a job that fails and none of those beside it", async () => {
    const place = await freshPlace(kind);
    const store = await openStore(place);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        store.write(async (tx) => {
          await insertGuest(tx, guest(`g${index}`));
          if (index % 3 === 0) throw new Error("no");
          return index;
        }),
      ),
    );
    for (const [index, outcome] of outcomes.entries()) {
      expect(outcome.status).toBe(index % 3 === 0 ? "rejected" : "fulfilled");
      expect((await guestByTokenHash(store.db, `g${index}`)) === undefined).toBe(index % 3 === 0);
    }
    await store.close();
  });

  it("runs every job on behalf of its own request, whatever shares its commit", async () => {
    const store = await openStore(await freshPlace(kind));
    const request = new AsyncLocalStorage<number>();
    const asked = Array.from({ length: 30 }, (_, index) => index);
    const ran = asked.map((index) => request.run(index, () => store.write(async () => request.getStore())));
    expect(await Promise.all(ran)).toEqual(asked);
    await store.close();
  });

  it("tells of entries only after their commit, and never of what was undone", async () => {
    const tools = await deskAt(await freshPlace(kind));
    const told: number[] = [];
    tools.store.onCommit((entry) => told.push(entry.rev));
    const seated = await dealtTable(tools, "sea p1", 1);
    await playOut(tools, seated, luckFrom(1), 5);
    expect(told).toEqual(Array.from({ length: told.length }, (_, index) => index + 1));
  });
});

it("commits to disk before it answers: WAL, full fsync, foreign keys", async () => {
  const store = await openStore({ folder: freshFolder() });
  const read = async (pragma: string): Promise<unknown> =>
    Object.values(
      (await sql<Record<string, unknown>>`${sql.raw(`pragma ${pragma}`)}`.execute(store.db)).rows[0] ?? {},
    )[0];
  expect(await read("journal_mode")).toBe("wal");
  expect(await read("synchronous")).toBe(2);
  expect(await read("foreign_keys")).toBe(1);
  await store.close();
});

/** The hash of every file of a folder. */
function fingerprint(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => [
        name,
        createHash("sha256")
          .update(readFileSync(path.join(folder, name)))
          .digest("hex"),
      ]),
  );
}

async function playedFolder(): Promise<string> {
  const folder = freshFolder();
  const tools = await deskAt({ folder });
  await playOut(tools, await dealtTable(tools, "sea p1", 1), luckFrom(1), 20);
  await tools.store.close();
  return folder;
}

/** What each fault is reported as, with its remedy. */
const TOLD: Readonly<Record<string, RegExp>> = {
  "an empty file": /is empty\. Bring a backup back/,
  "a text file": /is not a SQLite database\. Bring a backup back/,
  "a truncated file": /is damaged[^.]*\. Bring a backup back/,
  "a file cut within its header": /is not a Stillwater database\. Bring a backup back/,
  "a page overwritten": /is damaged[^.]*\. Bring a backup back/,
  "another program's database": /is not a Stillwater database\. Bring a backup back/,
  "a database without our tables": /is damaged[^.]*\. Bring a backup back/,
  "a newer database":
    /was written by a newer Stillwater \(it has "9999-from-the-future"\)\. Run that version, or restore an older backup/,
};

const FAULTS: Readonly<Record<string, (file: string) => void>> = {
  "an empty file": (file) => writeFileSync(file, ""),
  "a text file": (file) => writeFileSync(file, "not a database, whatever its name says".repeat(100)),
  "a truncated file": (file) => truncateSync(file, Math.floor(statSync(file).size / 2 / 4096) * 4096),
  "a file cut within its header": (file) => truncateSync(file, 60),
  "a page overwritten": (file) => {
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 2 * 4096, 4 * 4096);
    writeFileSync(file, bytes);
  },
  "another program's database": (file) => {
    writeFileSync(file, "");
    const raw = new Database(file);
    raw.exec("create table notes (text)");
    raw.close();
  },
  "a database without our tables": (file) => {
    writeFileSync(file, "");
    const raw = new Database(file);
    raw.pragma(`application_id = ${0x53_54_4c_57}`);
    raw.exec("create table notes (text)");
    raw.close();
  },
  "a newer database": (file) => {
    const raw = new Database(file);
    raw.exec("insert into stillwater_migrations values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')");
    raw.close();
  },
};

it.each(Object.keys(FAULTS))("refuses %s in one line and changes nothing", async (fault) => {
  const folder = await playedFolder();
  FAULTS[fault]?.(path.join(folder, FILE));
  const before = fingerprint(folder);
  const refusal = await openStore({ folder }).catch((cause: unknown) => cause);
  expect(refusal).toBeInstanceOf(StorageTrouble);
  expect(refusal).toHaveProperty("message", expect.stringMatching(/^[^\n]+Nothing was changed\.$/));
  expect(refusal).toHaveProperty("message", expect.stringMatching(TOLD[fault] ?? /^never$/));
  const after = fingerprint(folder);
  expect(after[FILE]).toBe(before[FILE]);
  expect(Object.keys(after).filter((name) => !(name in before) && !/-(wal|shm)$/.test(name))).toEqual([]);
});

it("refuses a folder where the file should be, and a write-ahead log whose database is gone", async () => {
  const folder = freshFolder();
  mkdirSync(path.join(folder, FILE));
  await expect(openStore({ folder })).rejects.toThrow(/is not a file/);
  const orphaned = freshFolder();
  writeFileSync(path.join(orphaned, `${FILE}-wal`), "left over");
  await expect(openStore({ folder: orphaned })).rejects.toThrow(/was moved or deleted/);
  expect(readdirSync(orphaned)).toEqual([`${FILE}-wal`]);
});

it("refuses a newer PostgreSQL database", async () => {
  const url = await freshDatabase();
  await (await openStore({ url })).close();
  await run(
    url,
    "insert into stillwater_migrations values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')",
  );
  await expect(openStore({ url })).rejects.toThrow(/newer Stillwater.*Nothing was changed/);
});

it("says of a PostgreSQL that does not answer, knows no such database or person, or takes no changes, which it is", async () => {
  const url = await freshDatabase();
  await (await openStore({ url })).close();
  const [name = ""] = /t\d[^?]*/.exec(url) ?? [];
  const refusals: readonly (readonly [string, RegExp])[] = [
    [url.replace(/host=.*/, "host=%2Fnowhere"), /cannot be reached\. Start PostgreSQL/],
    [url.replace(name, "nowhere"), /is not there: .*Set DATABASE_URL to the right name/],
    [url.replace("stillwater@", "nobody@"), /does not let us in\. Look at the name and the password/],
    [`${url}&options=${encodeURIComponent("-c default_transaction_read_only=on")}`, /takes changes/],
  ];
  for (const [place, told] of refusals) {
    const refusal = await openStore({ url: place }).catch((cause: unknown) => cause);
    expect(refusal).toBeInstanceOf(StorageTrouble);
    expect(refusal).toHaveProperty("message", expect.stringMatching(told));
    expect(refusal).toHaveProperty("message", expect.stringMatching(/^[^\n]+Nothing was changed\.$/));
  }
});

it.each([
  ["53100", /is full\. Make room/],
  ["55P03", /is held by another program/],
  ["XX001", /is damaged.*npm run restore/],
  ["25006", /nothing wrong with what it holds/],
  ["42P01", /report this line/],
])("has a sentence of its own for PostgreSQL's %s", (code, told) => {
  const { message } = refusedBy(Object.assign(new Error("x"), { code }), "The database");
  expect(message).toMatch(told);
  expect(message).not.toMatch(/is it running|delete|remove/i);
});

it("runs on as if nothing had happened when a draft of a first start was left behind", async () => {
  const folder = freshFolder();
  writeFileSync(path.join(folder, `${FILE}.new-0123456789ab`), "half of a first start");
  const store = await openStore({ folder });
  await store.check();
  await store.close();
});
