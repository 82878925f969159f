/** The drill: backed up while the site runs, lost, restored, checked, mended and moved, on both kinds of database. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { StoreKind, StorePlace } from "@/server/storage/store";
import type { Tools } from "@/server/tables/tools";
import { checkStore, repair } from "@/server/upkeep/check";
import { copyOut, inFile } from "@/server/upkeep/copying";
import { fileIn, Refused } from "@/server/upkeep/places";
import { moveStore, restore } from "@/server/upkeep/restore";
import { shapesIn } from "@/server/upkeep/rows";
import { luckFrom, playOut } from "./support/bot";
import { dealtTable, deskAt, type Seated } from "./support/desk";
import { freshDatabase, freshFolder, freshPlace, KINDS } from "./support/places";

const quiet = (): void => undefined;

async function playedAt(place: StorePlace, tables = 3): Promise<{ tools: Tools; seated: Seated[] }> {
  const tools = await deskAt(place);
  const seated: Seated[] = [];
  for (let index = 0; index < tables; index++) {
    const one = await dealtTable(tools, index === 0 ? "sea p1" : "sea p2", index === 0 ? 1 : 2);
    await playOut(tools, one, luckFrom(index + 1), 12);
    seated.push(one);
  }
  return { tools, seated };
}

/** All rows of a place, as text. */
async function allOf(place: StorePlace): Promise<string> {
  const file = path.join(freshFolder(), "all.sqlite");
  await copyOut(place, file, quiet);
  return inFile(file, (raw) =>
    JSON.stringify(
      shapesIn(raw).map(({ name, key }) =>
        raw.prepare(`select * from "${name}" order by ${key.join(", ")}`).all(),
      ),
    ),
  );
}

async function emptied(place: StorePlace): Promise<StorePlace> {
  if ("url" in place) return { url: await freshDatabase() };
  rmSync(place.folder, { recursive: true });
  mkdirSync(place.folder);
  return place;
}

describe.each(KINDS)("on %s", (kind) => {
  it("backs up while acts are played, loses nothing that was answered before, and plays on from there", async () => {
    const place = await freshPlace(kind);
    const { tools, seated } = await playedAt(place);
    const [table] = seated;
    if (!table) throw new Error("a table");
    const before = await tools.store.db.selectFrom("tables").select(["id", "rev"]).orderBy("id").execute();
    const backup = path.join(freshFolder(), "backup.sqlite");
    // Both at once: the backup is one moment's state, whichever it is.
    await Promise.all([copyOut(place, backup, quiet), playOut(tools, table, luckFrom(9), 20)]);
    expect(inFile(backup, (raw) => raw.pragma("integrity_check", { simple: true }))).toBe("ok");
    await tools.store.close();
    const anew = await emptied(place);
    expect(await restore(anew, backup, quiet)).toEqual({ tables: 3, kept: null });
    expect(await checkStore(anew, quiet)).toMatchObject({ tables: 3, wrong: [] });
    const again = await deskAt(anew);
    const after = await again.store.db.selectFrom("tables").select(["id", "rev"]).orderBy("id").execute();
    for (const [index, { id, rev }] of before.entries()) {
      expect(after[index]?.id).toBe(id);
      expect(after[index]?.rev).toBeGreaterThanOrEqual(rev);
    }
    for (const one of seated) await playOut(again, one, luckFrom(4), 3);
  });

  it("keeps what a restore replaces, and refuses while a site runs there", async () => {
    const place = await freshPlace(kind);
    const { tools, seated } = await playedAt(place, 1);
    const backup = path.join(freshFolder(), "backup.sqlite");
    await copyOut(place, backup, quiet);
    for (const one of seated) await playOut(tools, one, luckFrom(4), 3);
    const was = await allOf(place);
    await expect(restore(place, backup, quiet)).rejects.toThrow(
      /site runs on.*Stop it first.*Nothing was changed/,
    );
    expect(await allOf(place)).toBe(was);
    await tools.store.close();
    const { kept } = await restore(place, backup, quiet);
    if (kept === null) throw new Error("what was there is kept");
    const undone = await freshPlace(kind);
    await restore(undone, kept, quiet);
    expect(await allOf(undone)).toBe(was);
  });

  it("finds a damaged position, a changed entry and a missing one, and mends what the log can mend", async () => {
    const place = await freshPlace(kind);
    const { tools, seated } = await playedAt(place);
    const { db } = tools.store;
    const [first, second, third] = seated.map(({ table }) => table);
    if (!first || !second || !third) throw new Error("three tables");
    const whole = await db.selectFrom("tables").selectAll().where("id", "=", first).executeTakeFirstOrThrow();
    // One bit of a card's name.
    await sql`update tables set snapshot = ${whole.snapshot?.replace(/1/, "0") ?? ""} where id = ${first}`.execute(
      db,
    );
    await sql`update entries set facts = facts || 'x' where table_id = ${second} and rev = 3`.execute(db);
    await sql`delete from entries where table_id = ${third} and rev = 2`.execute(db);
    const { wrong } = await checkStore(place, quiet);
    expect(wrong.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        `table ${first}: its position is not what its log leads to`,
        expect.stringMatching(`table ${second}: its log is broken at entry 3 of`),
        expect.stringMatching(`table ${third}: its log is broken at entry 2 of`),
      ]),
    );
    expect(await repair(place, wrong)).toEqual([first]);
    const mended = await db.selectFrom("tables").selectAll().where("id", "=", first).executeTakeFirst();
    expect(mended).toEqual(whole);
    expect((await checkStore(place, quiet)).wrong.length).toBe(wrong.length - 1);
  });
});

it.each([
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const)("moves from %s to %s with every row the same, and only to an empty place", async (from, to) => {
  const place = await freshPlace(from);
  const { tools } = await playedAt(place);
  await expect(moveStore(place, await freshPlace(to), quiet)).rejects.toThrow(/Stop it first/);
  await tools.store.close();
  const there = await freshPlace(to);
  const told: string[] = [];
  await moveStore(place, there, (sentence) => told.push(sentence));
  expect(await allOf(there)).toBe(await allOf(place));
  expect(told.join()).toMatch(/entries: \d+ rows, the same on both sides/);
  await expect(moveStore(place, there, quiet)).rejects.toThrow(/already.*Nothing was changed/);
});

const kindsOfRubbish: Readonly<Record<string, (file: string) => void>> = {
  "a missing file": (file) => rmSync(file),
  "a text": (file) => writeFileSync(file, "no database".repeat(1000)),
  "half a file": (file) => truncateSync(file, 3 * 4096),
  "a newer one": (file) => {
    const raw = new Database(file);
    raw.exec("insert into stillwater_migrations values ('9999-from-the-future', '2030-01-01T00:00:00.000Z')");
    raw.close();
  },
};

it.each(Object.keys(kindsOfRubbish))("restores nothing from %s, and changes nothing", async (kind) => {
  const place = { folder: freshFolder() };
  const { tools } = await playedAt(place, 1);
  await tools.store.close();
  const backup = path.join(freshFolder(), "backup.sqlite");
  await copyOut(place, backup, quiet);
  const was = await allOf(place);
  kindsOfRubbish[kind]?.(backup);
  const refused: unknown = await restore(place, backup, quiet).catch((cause: unknown) => cause);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toHaveProperty("message", expect.stringMatching(/Nothing was changed\.$/));
  expect(await allOf(place)).toBe(was);
  expect(readdirSync(place.folder).filter((name) => name.includes("restoring"))).toEqual([]);
});

it("brings a backup back in place of a file that is too damaged to be opened, and keeps that", async () => {
  const place = { folder: freshFolder() };
  const { tools } = await playedAt(place, 1);
  await tools.store.close();
  const backup = path.join(freshFolder(), "backup.sqlite");
  await copyOut(place, backup, quiet);
  const bytes = readFileSync(fileIn(place.folder));
  bytes.fill(0xa5, 100, 8192);
  writeFileSync(fileIn(place.folder), bytes);
  const { kept } = await restore(place, backup, quiet);
  expect(readFileSync(kept ?? "").equals(bytes)).toBe(true);
  await (await deskAt(place)).store.check();
});

it("restores a backup that an older version made, in today's shape", async () => {
  const backup = path.join(freshFolder(), "old.sqlite");
  const raw = new Database(backup);
  raw.pragma(`application_id = ${0x53_54_4c_57}`);
  raw.exec(readFileSync(new URL("earlier/0003-storm-council.sql", import.meta.url), "utf8"));
  raw.close();
  copyFileSync(backup, `${backup}-same`);
  const kinds: readonly StoreKind[] = KINDS;
  for (const kind of kinds) {
    const place = await freshPlace(kind);
    expect(await restore(place, backup, quiet)).toMatchObject({ tables: 4 });
    expect(await checkStore(place, quiet)).toMatchObject({ tables: 4, wrong: [] });
  }
  expect(existsSync(`${backup}-wal`)).toBe(false);
  expect(readFileSync(backup).equals(readFileSync(`${backup}-same`))).toBe(true);
});
