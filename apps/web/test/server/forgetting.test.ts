/** What is forgotten: tables that nobody touches, once they have been told; and a person, in every page of the file. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { join as joinReal, openCompanion as openReal } from "@/server/companion/opening";
import { push } from "@/server/companion/pushing";
import { keptOfGuest } from "@/server/identity/exporting";
import { forgetEverything, forgetUnseen } from "@/server/identity/forgetting";
import { guestOf, newGuest, rename } from "@/server/identity/guests";
import { moveLink } from "@/server/identity/moving";
import { keepForgetting } from "@/server/runtime/forgetting";
import { readSettings } from "@/server/runtime/settings";
import { rowsOfGuest } from "@/server/storage/personal";
import { tableById } from "@/server/storage/tables";
import { putAway } from "@/server/tables/keeping";
import { dealTable } from "@/server/tables/playing";
import { find, leave, openTable, sit } from "@/server/tables/seating";
import { sayLine } from "@/server/tables/talk";
import type { Tools } from "@/server/tables/tools";
import { lookAtTable } from "@/server/tables/view";
import { wish } from "@/server/tables/waiting";
import { luckFrom, playOut } from "./support/bot";
import { Device } from "./support/companion";
import { dealtTable, deskAt, freshDesk, people, seatedTable } from "./support/desk";
import { freshFolder, KINDS } from "./support/places";
import { until } from "./support/until";
import { watch } from "./support/viewer";

const DAY = 86_400_000;

/** The same desk some days later. */
const later = (tools: Tools, days: number): Tools => ({
  ...tools,
  clock: () => new Date(Date.now() + days * DAY),
});

async function count(tools: Tools, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    tools.store.db,
  );
  return Number(rows[0]?.count);
}

describe.each(KINDS)("on %s", (kind) => {
  it("says until when a table is kept before it goes, and frees its words when it has gone", async () => {
    const tools = await freshDesk(kind);
    const waiting = await seatedTable(tools, "sea p2", 1);
    const playing = await dealtTable(tools, "sea p2", 2);
    const over = await dealtTable(tools, "sea p1", 1);
    await playOut(tools, playing, luckFrom(1), 5);
    await playOut(tools, over, luckFrom(3));
    for (const [seated, quiet, told, gone] of [
      [waiting, 3, 5, 8],
      [playing, 140, 160, 181],
      [over, 660, 700, 731],
    ] as const) {
      expect(await lookAtTable(later(tools, quiet), null, seated.table)).not.toHaveProperty("keptUntil");
      const { keptUntil } = await lookAtTable(later(tools, told), null, seated.table);
      expect(Date.parse(keptUntil ?? "")).toBeLessThan(Date.now() + gone * DAY);
      await putAway(later(tools, told));
      await lookAtTable(tools, null, seated.table);
      const followers = [null, seated.players[0]?.token ?? null].map((token) =>
        watch(tools, seated.table, token),
      );
      await Promise.all(followers.map((follower) => follower.reached(1)));
      expect(await putAway(later(tools, gone))).toBe(1);
      // Anybody who has it open is told.
      for (const { ended } of followers) expect(await ended).toMatchObject({ kind: "not-found" });
      await expect(lookAtTable(tools, null, seated.table)).rejects.toMatchObject({ kind: "not-found" });
    }
    expect(await find(tools, null, waiting.words)).toEqual({ table: null });
    for (const table of ["tables", "entries", "command_replies", "seats", "deals"])
      expect(await count(tools, table)).toBe(0);
    // The words are free, and a new table may get them.
    const [host] = await people(tools, 1);
    if (!host) throw new Error("a host");
    expect(await openTable(tools, host.guest, { code: "sea p1", pace: "now" })).toHaveProperty("table");
  });

  it("keeps what is touched, and for ever what a site wants to keep for ever", async () => {
    const { keeping } = readSettings({ KEEP_WAITING_DAYS: "1", KEEP_PLAYING_DAYS: "0" });
    expect(keeping).toEqual({ waiting: 1, playing: null, finished: 730 });
    const tools = { ...(await freshDesk(kind)), keeping };
    const playing = await dealtTable(tools, "sea p1", 1);
    await seatedTable(tools, "sea p2", 1);
    expect(await putAway(later(tools, 10_000))).toBe(1);
    await lookAtTable(tools, null, playing.table);
  });

  it("gives a person the acts of a game only once it is over, since they name what was discarded", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p2", 2);
    const [ana] = seated.players;
    if (!ana) throw new Error("a player");
    const kept = async () => (await rowsOfGuest(tools.store.db, ana.guest.id)).entries;
    const acts = async () => (await kept()).filter((entry) => entry.kind === "act").map((entry) => entry.act);
    await playOut(tools, seated, luckFrom(1), 12);
    expect((await lookAtTable(tools, null, seated.table)).status).toBe("playing");
    expect(new Set(await acts())).toEqual(new Set([null]));
    await playOut(tools, seated, luckFrom(2), 250);
    expect((await lookAtTable(tools, null, seated.table)).status).not.toBe("playing");
    expect((await acts()).filter((act) => act === null || act === "")).toEqual([]);
    expect((await acts()).some((act) => act?.startsWith("discard "))).toBe(true);
    expect((await kept()).filter((entry) => entry.kind === "open").map((entry) => entry.act)).toEqual([""]);
  });

  it("gives a person everything that is kept about them, and nothing that opens anything", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p2", 2);
    await playOut(tools, seated, luckFrom(1), 12);
    const [ana, ben] = seated.players;
    if (!ana || !ben) throw new Error("two players");
    const phone = new Device("Ana").play(2);
    await openReal(tools, ana.guest, { game: "r".repeat(22), client: phone.deviceKey.client });
    const { id: guest_id } = ana.guest;
    const [table_id, at] = [seated.table, new Date().toISOString()];
    await tools.store.write(async (tx) => {
      const line = { table_id, seat: 0, guest_id, line: "Well sailed", wants: 1, at };
      await tx.db.insertInto("lines").values(line).execute();
      await tx.db
        .insertInto("hands")
        .values({ table_id, guest_id, seat: 0, cards: '["47"]', again: 0 })
        .execute();
      const marker = { table_id, seat: 0, guest_id, matter: "storm:1", marker: "keep" };
      await tx.db.insertInto("markers").values(marker).execute();
      const device = {
        id: "d".repeat(64),
        guest_id,
        endpoint: "https://push.test/1",
        site: "https://s.test",
      };
      const keys = { p256dh: "the key of the device", auth: "what it is asked", made_at: at };
      await tx.db
        .insertInto("pushes")
        .values({ ...device, ...keys })
        .execute();
      await tx.db.insertInto("told").values({ table_id, seat: 0, guest_id }).execute();
    });
    const { code } = await moveLink(tools, ana.guest);
    await push(tools, "r".repeat(22), phone.texts);
    const kept = await keptOfGuest(tools, ana.guest);
    expect(kept).toMatchObject({
      guest: { name: "Ana", language: "en" },
      seats: [{ table_id, seat: 0, code: "sea p2", status: "playing" }],
      lines: [{ table_id, line: "Well sailed" }],
      hands: [{ table_id, cards: '["47"]' }],
      markers: [{ table_id, matter: "storm:1", marker: "keep" }],
      messagesTo: [{ endpoint: "https://push.test/1" }],
      told: [{ table_id, seat: 0 }],
      moves: [{ used_at: null }],
      realTables: [{ id: "r".repeat(22) }],
      realTableDevices: [{ companion_id: "r".repeat(22), name: "Ana" }],
      realTableEntries: phone.texts.map((text) => ({ text })),
    });
    // Every kind of row that names a guest is in it, except the stored replies to commands.
    if (kind === "sqlite") {
      const named = await sql<{
        name: string;
      }>`select m.name from sqlite_master m, pragma_table_info(m.name) c
        where m.type = 'table' and c.name = 'guest_id' order by m.name`.execute(tools.store.db);
      expect(named.rows.map(({ name }) => name)).toEqual([
        "command_replies",
        ...["companion_devices", "companions", "entries", "hands", "lines", "markers", "moves", "pushes"],
        ...["seats", "told"],
      ]);
    }
    const mine = await tools.store.db
      .selectFrom("entries")
      .selectAll()
      .where("guest_id", "=", ana.guest.id)
      .execute();
    expect(kept.entries).toHaveLength(mine.length);
    const text = JSON.stringify(kept);
    expect(text).not.toContain(ben.guest.id);
    for (const row of await tools.store.db.selectFrom("tables").selectAll().execute())
      for (const secret of [row.seed, row.snapshot, row.head_hash, ana.guest.token_hash, ana.token, code])
        if (secret) expect(text).not.toContain(secret);
    for (const key of ["the key of the device", "what it is asked"]) expect(text).not.toContain(key);
  });

  it("forgets those who have not been here for two years", async () => {
    const tools = await freshDesk(kind);
    const { guest, token } = await newGuest(tools, { name: "Ana", language: "en" });
    expect(await forgetUnseen(later(tools, 700))).toBe(0);
    expect(await guestOf(tools, token)).toMatchObject({ id: guest.id });
    expect(await forgetUnseen(later(tools, 731))).toBe(1);
    expect(await guestOf(tools, token)).toBeNull();
  });
});

/** All bytes of the files in a folder, including the database's write-ahead log. */
const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name)).toString("latin1"))
    .join("\n");

it("leaves a forgotten name in no page of any file", async () => {
  const folder = freshFolder();
  const tools = await deskAt({ folder });
  const NAME = "Ariadne-Unforgettable";
  const seated = await dealtTable(tools, "sea p2", 2);
  const [ana, ben] = seated.players;
  if (!ana || !ben) throw new Error("two players");
  // Many rows around it, so that its pages are split and merged.
  let guest = ana.guest;
  for (let index = 0; index < 40; index++) {
    guest = await rename(tools, guest, { name: `${NAME}${index % 2}`, language: "en" });
    await people(tools, 6);
    await playOut(tools, seated, luckFrom(index), 1);
  }
  // Wherever else a name can be: a seat that was given up, a finished game, real tables, what was said.
  const other = await dealtTable(tools, "sea p2", 2);
  await sit(tools, guest, { table: (await seatedTable(tools, "sea p3", 1)).table });
  await leave(tools, guest, seated.table);
  const over = await openTable(tools, guest, { code: "sea p2", pace: "now" });
  if (!("table" in over)) throw new Error("a table");
  await sit(tools, ben.guest, { table: over.table });
  await dealTable(tools, guest, over.table);
  for (const one of [guest, ben.guest]) await wish(tools, one, { table: over.table, wish: "stop" });
  expect(await sayLine(tools, guest, { table: over.table, line: `${NAME} was here` })).toEqual({
    done: true,
  });
  await openReal(tools, guest, { game: "r".repeat(22), client: "c1" });
  await openReal(tools, ben.guest, { game: "s".repeat(22), client: "c2" });
  await joinReal(tools, guest, { game: "s".repeat(22), client: "c3" });
  await moveLink(tools, guest);
  expect(bytesIn(folder)).toContain(NAME);
  await forgetEverything(tools, guest);
  expect(bytesIn(folder)).not.toContain(NAME);
  await playOut(tools, other, luckFrom(1), 3);
});

it("takes out of the free pages of a file what earlier versions had left there", async () => {
  const folder = freshFolder();
  const file = path.join(folder, "stillwater.sqlite");
  const raw = new Database(file);
  raw.pragma(`application_id = ${0x53_54_4c_57}`);
  raw.pragma("secure_delete = off");
  raw.exec(readFileSync(new URL("earlier/0008-talk.sql", import.meta.url), "utf8"));
  const insert = raw.prepare(
    "insert into guests values (?, null, 'Ariadne-Unforgettable', 'en', '', '', '')",
  );
  for (let guest = 0; guest < 200; guest++) insert.run(`g${guest}`);
  raw.exec("delete from guests where name like 'Ariadne%'");
  raw.close();
  expect(bytesIn(folder)).toContain("Ariadne");
  await deskAt({ folder });
  // The earlier copies are left for the person who runs the site to delete.
  for (const copy of readdirSync(folder)) if (copy.includes("-before-")) rmSync(path.join(folder, copy));
  expect(bytesIn(folder)).not.toContain("Ariadne");
});

it("keeps nobody waiting while another program reads the file, and leaves no name there when it has ended", async () => {
  const folder = freshFolder();
  const tools = await deskAt({ folder });
  const { guest } = await newGuest(tools, { name: "Ariadne-Unforgettable", language: "en" });
  const [other] = await people(tools, 1);
  if (!other) throw new Error("somebody else");
  // SQLite itself would hold everything up for this long.
  const HELD_UP = 60_000;
  await sql.raw(`pragma busy_timeout = ${HELD_UP}`).execute(tools.store.db);
  const backup = new Database(path.join(folder, "stillwater.sqlite"), { readonly: true });
  backup.exec("begin");
  backup.prepare("select count(*) from guests").get();
  const since = performance.now();
  await forgetEverything(tools, guest);
  expect(performance.now() - since).toBeLessThan(HELD_UP);
  await openTable(tools, other.guest, { code: "sea p1", pace: "now" });
  expect(bytesIn(folder)).toContain("Ariadne");
  backup.close();
  await until(() => !bytesIn(folder).includes("Ariadne"));
});

it("puts away and forgets by itself, soon after the start and then every hour", async () => {
  const tools = await freshDesk("sqlite");
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = keepForgetting(later(tools, 731));
  onTestFinished(stop);
  for (const minutes of [1, 60, 60]) {
    const { table, players } = await seatedTable(tools, "sea p2", 1);
    const [ben] = await people(tools, 1);
    if (ben === undefined) throw new Error("somebody");
    const game = `${minutes}`.padStart(22, "r");
    await openReal(tools, ben.guest, { game, client: "c1" });
    const isThere = async () =>
      (await tools.store.db.selectFrom("companions").select("id").execute()).length > 0;
    expect(await isThere()).toBe(true);
    vi.advanceTimersByTime(minutes * 60_000);
    const isGone = async (): Promise<boolean> =>
      (await tableById(tools.store.db, table)) === undefined &&
      !(await isThere()) &&
      (await guestOf(tools, players[0]?.token ?? null)) === null;
    for (let tries = 0; !(await isGone()); tries++) {
      if (tries > 1_000) throw new Error(`nothing went after ${minutes} minutes`);
      await new Promise(setImmediate);
    }
  }
});
