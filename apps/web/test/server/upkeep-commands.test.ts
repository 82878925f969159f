/** The commands for the person who runs a site, as they are typed: what they do, what they print, and their exit codes. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { StorePlace } from "@/server/storage/store";
import { tableById } from "@/server/storage/tables";
import { luckFrom, playOut } from "./support/bot";
import { bundled } from "./support/bundled";
import { dealtTable, deskAt } from "./support/desk";
import { freshFolder, freshPlace, KINDS } from "./support/places";

/** Runs commands for which this place is the site's own. */
async function typing(place: StorePlace) {
  const program = await bundled("../../../src/server/upkeep/command");
  const env = "url" in place ? { DATABASE_URL: place.url } : { DATA_DIR: place.folder, DATABASE_URL: "" };
  return (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
      env: { ...process.env, ...env },
      encoding: "utf8",
    });
    return { status, told: stdout, refused: stderr };
  };
}

describe.each(KINDS)("on %s", (kind) => {
  it("backs up, checks, mends, restores and moves", async () => {
    const place = await freshPlace(kind);
    const tools = await deskAt(place);
    const seated = await dealtTable(tools, "sea p2", 2);
    await playOut(tools, seated, luckFrom(1), 9);
    const type = await typing(place);
    const backup = path.join(freshFolder(), "backup.sqlite");
    expect(type("backup", backup)).toMatchObject({
      status: 0,
      told: expect.stringMatching(`Everything in .* is in ${backup} now, and could be read back\\.\n$`),
    });
    expect(type("backup", backup)).toMatchObject({
      status: 1,
      refused: `${backup} is there already. Give another name. Nothing was changed.\n`,
    });
    expect(type("check")).toMatchObject({
      status: 0,
      told: expect.stringMatching(/1 tables with \d+ entries checked, 0 wrong\.\n$/),
    });

    const whole = await tableById(tools.store.db, seated.table);
    await sql`update tables set snapshot = 'x' where id = ${seated.table}`.execute(tools.store.db);
    const wrong = `Wrong: table ${seated.table}: its position is not what its log leads to.\n`;
    expect(type("check")).toMatchObject({
      status: 1,
      told: expect.stringContaining(
        `1 of them can be made anew from their logs: npm run check -- --repair\n`,
      ),
    });
    const mended = type("check", "--repair");
    expect(mended.status).toBe(0);
    expect(mended.told).toContain(wrong);
    expect(mended.told).toContain(`The position of table ${seated.table} was made anew from its log.\n`);
    expect(await tableById(tools.store.db, seated.table)).toEqual(whole);

    // They refuse while a site is open.
    expect(type("restore", backup)).toMatchObject({
      status: 1,
      refused: expect.stringMatching(/site runs on.*Stop it first\. Nothing was changed\.\n$/),
    });
    await tools.store.close();
    const restored = type("restore", backup);
    expect(restored).toMatchObject({ status: 0, told: expect.stringContaining("1 tables are in ") });
    expect(existsSync(/What was there before is kept in (.*)\.\n$/.exec(restored.told)?.[1] ?? "")).toBe(
      true,
    );
    const to = path.join(freshFolder(), "there");
    const from = "url" in place ? place.url : place.folder;
    const moved = type("move", "--from", from, "--to", to);
    expect(moved).toMatchObject({ status: 0, told: expect.stringContaining("row by row the same") });
    // The URL of a database contains its password, and nothing else may.
    expect(moved.told).not.toContain("stillwater@");
    await playOut(await deskAt({ folder: to }), seated, luckFrom(2), 3);
  });
});

it("dates a backup of many, and keeps the latest thirty", async () => {
  const place = { folder: freshFolder() };
  await (await deskAt(place)).store.close();
  const folder = path.join(freshFolder(), "backups");
  const type = await typing(place);
  mkdirSync(folder);
  for (let minute = 10; minute < 45; minute++)
    writeFileSync(path.join(folder, `stillwater-20200101T00${minute}00Z.sqlite`), "");
  writeFileSync(path.join(folder, "somebody's.sqlite"), "");
  expect(type("backup", "--into", folder).status).toBe(0);
  const names = readdirSync(folder).sort();
  expect(names).toContain("somebody's.sqlite");
  const dated = names.filter((name) => name.startsWith("stillwater-"));
  expect(dated).toHaveLength(30);
  expect(dated[0]).toBe("stillwater-20200101T001600Z.sqlite");
});

it.each([
  [],
  ["backup"],
  ["backup", "--into"],
  ["restore"],
  ["check", "--mend"],
  ["move", "--from", "here"],
  ["forget"],
])("says how it is used where it is typed otherwise: %j", async (...words) => {
  const folder = path.join(freshFolder(), "data");
  const type = await typing({ folder });
  expect(type(...words)).toMatchObject({ status: 1, told: "", refused: expect.stringMatching(/^Usage, /) });
  expect(existsSync(folder)).toBe(false);
});
