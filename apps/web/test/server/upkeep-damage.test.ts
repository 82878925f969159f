/** What a check finds in damaged data, what a restore and a move do with it, and what they report. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import type Database from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openCompanion } from "@/server/companion/opening";
import { push } from "@/server/companion/pushing";
import { openStore } from "@/server/storage/store";
import { tableById } from "@/server/storage/tables";
import type { Tools } from "@/server/tables/tools";
import { checkStore } from "@/server/upkeep/check";
import { copyOut, inFile } from "@/server/upkeep/copying";
import { fileIn, Refused } from "@/server/upkeep/places";
import { moveStore, restore } from "@/server/upkeep/restore";
import { luckFrom, playOut } from "./support/bot";
import { Device } from "./support/companion";
import { dealtTable, deskAt, type Seated } from "./support/desk";
import { freshDatabase, freshFolder, freshPlace, KINDS } from "./support/places";
import { run } from "./support/postgres";

const quiet = (): void => undefined;

/** Collects the reports. */
function listening() {
  const told: string[] = [];
  return { told, tell: (sentence: string) => void told.push(sentence) };
}

async function played(tools: Tools): Promise<Seated> {
  const seated = await dealtTable(tools, "sea p2", 2);
  await playOut(tools, seated, luckFrom(1), 12);
  return seated;
}

/** Makes pages that are each intact, and an index that does not match its table. */
function swapIndexes(raw: Database.Database): void {
  const names = ["tables_of_deal", "tables_of_day"];
  const [one, other] = names.map((name) =>
    raw.prepare<[string], number>("select rootpage from sqlite_master where name = ?").pluck().get(name),
  );
  raw.unsafeMode();
  raw.pragma("writable_schema = on");
  for (const [index, root] of [other, one].entries())
    raw.prepare("update sqlite_master set rootpage = ? where name = ?").run(root, names[index]);
}

describe.each(KINDS)("on %s", (kind) => {
  it("finds answers that are missing, and entries that are missing from a real table", async () => {
    const place = await freshPlace(kind);
    const tools = await deskAt(place);
    const { table, players } = await played(tools);
    const [ana] = players;
    if (!ana) throw new Error("a player");
    const phone = new Device("Ana").play(3);
    for (const [index, game] of ["r", "s", "t"].map((letter) => letter.repeat(22)).entries()) {
      await openCompanion(tools, ana.guest, { game, client: phone.deviceKey.client });
      await push(tools, game, phone.texts);
      // The first is whole, the second lacks a part in the middle, the third its end.
      if (index > 0)
        await sql`delete from companion_entries where companion_id = ${game} and rev = ${index === 1 ? 2 : 4}`.execute(
          tools.store.db,
        );
    }
    const acts = await tools.store.db
      .selectFrom("entries")
      .select("command_id")
      .where("command_id", "is not", null)
      .limit(2)
      .execute();
    await tools.store.db
      .deleteFrom("command_replies")
      .where(
        "command_id",
        "in",
        acts.flatMap(({ command_id }) => command_id ?? []),
      )
      .execute();
    const { wrong } = await checkStore(place, quiet);
    expect(wrong.map(({ what }) => what).sort()).toEqual([
      `table ${table}: the answers to 2 acts are missing`,
      `the real table ${"s".repeat(22)}: entries are missing from its log`,
      `the real table ${"t".repeat(22)}: entries are missing from its log`,
    ]);
  });

  it("makes a damaged position of a backup anew from its log, and says so", async () => {
    const place = await freshPlace(kind);
    const tools = await deskAt(place);
    const { table } = await played(tools);
    const whole = await tableById(tools.store.db, table);
    const backup = path.join(freshFolder(), "backup.sqlite");
    await copyOut(place, backup, quiet);
    inFile(backup, (raw) => raw.prepare("update tables set snapshot = 'x'").run(), false);
    const { told, tell } = listening();
    const anew = await freshPlace(kind);
    await restore(anew, backup, tell);
    expect(told).toContain(
      `In the backup, table ${table}: its position is not what its log leads to; it is made anew from its log.`,
    );
    expect(await tableById((await deskAt(anew)).store.db, table)).toEqual(whole);
  });
});

it("finds rows that name others which are not there", async () => {
  const place = { folder: freshFolder() };
  const tools = await deskAt(place);
  const [, ben] = (await played(tools)).players;
  await tools.store.close();
  inFile(
    fileIn(place.folder),
    (raw) => {
      raw.pragma("foreign_keys = off");
      raw.prepare("delete from guests where id = ?").run(ben?.guest.id);
    },
    false,
  );
  const { wrong } = await checkStore(place, quiet);
  expect(wrong.map(({ what }) => what)).toEqual(
    ["command_replies", "entries", "seats"].map((rows): unknown =>
      expect.stringMatching(`^${rows}: \\d+ rows name a row of guests that is not there$`),
    ),
  );
});

it("reads every page, also where an index does not tell what its table holds, and restores no such file", async () => {
  const place = { folder: freshFolder() };
  const tools = await deskAt(place);
  await played(tools);
  const backup = path.join(freshFolder(), "backup.sqlite");
  await copyOut(place, backup, quiet);
  await tools.store.close();
  inFile(fileIn(place.folder), swapIndexes, false);
  const { wrong } = await checkStore(place, quiet);
  expect(wrong.map(({ what }) => what).join()).toMatch(/missing from index tables_of_da/);
  inFile(backup, swapIndexes, false);
  const refused: unknown = await restore({ folder: freshFolder() }, backup, quiet).catch((cause) => cause);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toHaveProperty("message", expect.stringMatching(/index tables_of_da.*Nothing was changed/));
});

it("moves nothing where a row does not arrive as it was", async () => {
  const place = { folder: freshFolder() };
  const tools = await deskAt(place);
  await played(tools);
  await tools.store.close();
  const there = { url: await freshDatabase() };
  await (await openStore(there)).close();
  await run(
    there.url,
    `create function bent() returns trigger language plpgsql as $$ begin new.act := new.act || ' '; return new; end $$;
     create trigger bent before insert on entries for each row execute function bent()`,
  );
  await expect(moveStore(place, there, quiet)).rejects.toThrow("entries did not arrive as it was");
  expect(await run(there.url, "select id from guests")).toEqual([]);
});

it("takes one moment's state out of PostgreSQL, whatever changes between one table and the next", async () => {
  const place = { url: await freshDatabase() };
  const { table } = await played(await deskAt(place));
  const change = `import pg from "pg"; const client = new pg.Client(process.env.URL); await client.connect();
    await client.query("delete from entries where rev = 1"); await client.end();`;
  let changed = 0;
  const backup = path.join(freshFolder(), "backup.sqlite");
  await copyOut(place, backup, (sentence) => {
    // The tables have been read, their entries have not: nothing else happens until the change is made.
    if (!sentence.startsWith("tables: ")) return;
    const env = { ...process.env, URL: place.url };
    const options = { env, input: change, cwd: path.resolve(import.meta.dirname, "../..") };
    changed += spawnSync(process.execPath, ["--input-type=module", "-"], options).status === 0 ? 1 : 0;
  });
  expect(changed).toBe(1);
  expect(await run(place.url, `select rev from entries where rev = 1 and table_id = '${table}'`)).toEqual([]);
  const anew = { folder: freshFolder() };
  await restore(anew, backup, quiet);
  expect((await checkStore(anew, quiet)).wrong).toEqual([]);
});

describe("long work", () => {
  it("tells how far a copy of a file has come", async () => {
    const place = { folder: freshFolder() };
    const tools = await deskAt(place);
    await sql`insert into keys (name, value) values ('filling', ${"0".repeat(12_000_000)})`.execute(
      tools.store.db,
    );
    const { told, tell } = listening();
    const backup = path.join(freshFolder(), "backup.sqlite");
    await copyOut(place, backup, tell);
    expect(told.length).toBeGreaterThan(1);
    expect(told.join(" ")).toMatch(/^(Copied \d0 %\. ?)+$/);
    const restoring = listening();
    await restore({ folder: freshFolder() }, backup, restoring.tell);
    expect(restoring.told.join(" ")).toMatch(/^(Read \d0 %\. )+Reading every page …/);
  });

  it("tells how many rows have gone over, and how many tables have been checked", async () => {
    const place = { url: await freshDatabase() };
    await (await openStore(place)).close();
    await run(
      place.url,
      `insert into guests select 'g' || n, 'h' || n, 'Ana', 'en', '', '', null from generate_series(1, 20500) n;
       insert into tables (id, words, code, pace, seats, status, rev, turn, opened_at, changed_at, head_hash, listed)
       select 't' || n, 'w' || n, 'sea p2', 'now', 2, 'waiting', 0, 0, '', '', '', 0 from generate_series(1, 2100) n`,
    );
    const { told, tell } = listening();
    await checkStore(place, tell);
    expect(told).toEqual(expect.arrayContaining(["guests: 10000 rows …", "guests: 20000 rows …"]));
    for (const checked of [1_000, 2_000]) expect(told).toContain(`${checked} of 2100 tables checked …`);
  });
});
