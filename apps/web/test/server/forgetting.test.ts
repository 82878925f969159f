/** What is forgotten: tables that nobody touches, after they were told of it; a person, in every page of the file. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openCompanion as openReal } from "@/server/companion/opening";
import { keptOfGuest } from "@/server/identity/exporting";
import { forgetEverything, forgetUnseen } from "@/server/identity/forgetting";
import { guestOf, newGuest, rename } from "@/server/identity/guests";
import { readSettings } from "@/server/runtime/settings";
import { putAway } from "@/server/tables/keeping";
import { find, openTable } from "@/server/tables/seating";
import type { Tools } from "@/server/tables/tools";
import { lookAtTable } from "@/server/tables/view";
import { luckFrom, playOut } from "./support/bot";
import { dealtTable, deskAt, freshDesk, people, seatedTable } from "./support/desk";
import { freshFolder, KINDS } from "./support/places";

const DAY = 86_400_000;

/** The same desk so many days later. */
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
      expect(await putAway(later(tools, gone))).toBe(1);
      await expect(lookAtTable(tools, null, seated.table)).rejects.toMatchObject({ kind: "not-found" });
    }
    expect(await find(tools, null, waiting.words)).toEqual({ table: null });
    for (const table of ["tables", "entries", "command_replies", "seats", "deals"])
      expect(await count(tools, table)).toBe(0);
    // The words are nobody's, and a new table may get them.
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

  it("gives a person everything that is kept about them, and nothing that opens anything", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p2", 2);
    await playOut(tools, seated, luckFrom(1), 12);
    const [ana, ben] = seated.players;
    if (!ana || !ben) throw new Error("two players");
    await openReal(tools, ana.guest, { game: "r".repeat(22), client: "c1" });
    const kept = await keptOfGuest(tools, ana.guest);
    expect(kept).toMatchObject({
      guest: { name: "Ana", language: "en" },
      seats: [{ table_id: seated.table, seat: 0, code: "sea p2", status: "playing" }],
      realTables: [{ id: "r".repeat(22) }],
    });
    const mine = await tools.store.db
      .selectFrom("entries")
      .selectAll()
      .where("guest_id", "=", ana.guest.id)
      .execute();
    expect(kept.entries).toHaveLength(mine.length);
    const text = JSON.stringify(kept);
    expect(text).not.toContain(ben.guest.id);
    for (const row of await tools.store.db.selectFrom("tables").selectAll().execute())
      for (const secret of [row.seed, row.snapshot, row.head_hash, ana.guest.token_hash, ana.token])
        if (secret) expect(text).not.toContain(secret);
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

it("leaves a forgotten name in no page of any file", async () => {
  const folder = freshFolder();
  const tools = await deskAt({ folder });
  const NAME = "Ariadne-Unforgettable";
  const bytes = (): string =>
    readdirSync(folder)
      .map((name) => readFileSync(path.join(folder, name)).toString("latin1"))
      .join("\n");
  const seated = await dealtTable(tools, "sea p2", 2);
  const [ana] = seated.players;
  if (!ana) throw new Error("a player");
  // Many rows around it, so that its pages are divided and joined again.
  let guest = ana.guest;
  for (let index = 0; index < 40; index++) {
    guest = await rename(tools, guest, { name: `${NAME}${index % 2}`, language: "en" });
    await people(tools, 6);
    await playOut(tools, seated, luckFrom(index), 1);
  }
  expect(bytes()).toContain(NAME);
  await forgetEverything(tools, guest);
  expect(bytes()).not.toContain(NAME);
});
