/** Deals can be played again and compared; the deal of the day counts once and stays secret for a day. */

import { dealName, FIRST_DAY, readDealCode } from "@stillwater/table/session";
import { describe, expect, it } from "vitest";
import { forgetEverything } from "@/server/identity/forgetting";
import { hashOfToken } from "@/server/identity/token";
import { tableById } from "@/server/storage/tables";
import { dailyMonth, dailyStanding } from "@/server/tables/daily";
import { lobby } from "@/server/tables/lobby";
import { logBook } from "@/server/tables/logbook";
import { dealTable } from "@/server/tables/playing";
import { replay, dealResults as resultsOf } from "@/server/tables/replaying";
import { leave, openTable, sit } from "@/server/tables/seating";
import type { Tools } from "@/server/tables/tools";
import { verify } from "@/server/tables/verifying";
import { lookAtTable } from "@/server/tables/view";
import { luckFrom, playOut } from "./support/bot";
import { Browser, freshServer } from "./support/browser";
import { dealtTable, freshDesk, type Person, people, type Seated } from "./support/desk";
import { KINDS } from "./support/places";

const onDay = (tools: Tools, day: string, time = "12:00"): Tools => ({
  ...tools,
  clock: () => new Date(`${day}T${time}:00Z`),
});
const first = (found: readonly Person[]): Person => found[0] as Person;
const view = (tools: Tools, { token }: Person, table: string) =>
  lookAtTable(tools, hashOfToken(token), table);

async function opened(
  tools: Tools,
  player: Person,
  opening: Parameters<typeof openTable>[2],
): Promise<Seated> {
  const reply = await openTable(tools, player.guest, opening);
  if (!("table" in reply)) throw new Error(JSON.stringify(reply));
  return { table: reply.table, words: reply.words, players: [player] };
}

async function played(tools: Tools, seated: Seated, luck: number): Promise<void> {
  await dealTable(tools, first(seated.players).guest, seated.table);
  await playOut(tools, seated, luckFrom(luck));
}

describe("names of deals", () => {
  it("are read however they are typed", () => {
    expect(dealName("sea p3 rocks", "7QK2M3")).toBe("sea-3p-7QK2M3");
    expect(readDealCode("sea-3p-7QK2M3")).toBe("7QK2M3");
    expect(readDealCode("  7qk2m3 ")).toBe("7QK2M3");
    expect(readDealCode("mountain-1p-OI1l0o")).toBe("011100");
    for (const wrong of ["", "sea-3p-7QK2M", "7QK2MU", "7QK2M33", "7QK-2M3"])
      expect(readDealCode(wrong)).toBeNull();
  });
});

it("says of a code that is too long that it is, as of any that cannot be read", async () => {
  const code = `sea p1${" strict".repeat(60)}`;
  const reply = await new Browser(await freshServer()).mutate("table.open", {
    code,
    name: "Ana",
    language: "en",
  });
  expect(reply.data).toHaveProperty("unreadable.what", "option.long");
});

it("takes no day that no calendar has, once later days have begun", async () => {
  const server = await freshServer();
  const ana = new Browser({ ...server, tools: onDay(server.tools, "2027-03-02") });
  for (const day of ["2026-11-31", "2026-11-32", "2026-13-01", "2026-00-00", "2027-02-29"]) {
    const opening = { code: "sea p1", name: "Ana", language: "en", day };
    expect([day, (await ana.mutate("table.open", opening)).status]).toEqual([day, 400]);
    expect([day, (await ana.query("daily.standing", { day, code: "sea p1" })).status]).toEqual([day, 400]);
  }
  expect((await ana.query("daily.standing", { day: "2027-02-28", code: "sea p1" })).status).toBe(200);
});

describe.each(KINDS)("on %s", (kind) => {
  it("plays a finished deal again, card for card, and compares the crews", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p1", 1);
    const { deal: code } = (await tableById(tools.store.db, seated.table)) as { deal: string };
    const name = dealName("sea p1", code);
    const [other] = await people(tools, 1);
    // While it is being played, nobody can open it again to see its cards.
    expect(
      await openTable(tools, first([other as Person]).guest, { code: "", pace: "now", deal: name }),
    ).toEqual({
      unreadable: { at: 0, what: "deal.unknown" },
    });
    expect(await resultsOf(tools, name)).toBeNull();
    expect((await view(tools, first(seated.players), seated.table)).deal).toBeNull();
    await playOut(tools, seated, luckFrom(2));
    const over = await view(tools, first(seated.players), seated.table);
    expect(over.deal).toBe(name);
    const again = await opened(tools, other as Person, { code: "sea p5", pace: "now", deal: name });
    await played(tools, again, 4);
    const [one, two] = await Promise.all([
      replay(tools, null, seated.table),
      replay(tools, null, again.table),
    ]);
    if (!one.over || !two.over) throw new Error("both games are over");
    expect(two.code).toBe("sea p1");
    expect(two.seed).toBe(one.seed);
    expect(two.entries[0]?.facts).toEqual(one.entries[0]?.facts);
    const results = await resultsOf(tools, name.toLowerCase());
    expect(results?.results.map(({ table }) => table).sort()).toEqual([seated.table, again.table].sort());
    expect(results?.results[0]?.figures).toMatchObject({ placed: expect.any(Number) });
  });

  it("counts the first attempt at a day's deal, and keeps its cards secret until the day is over", async () => {
    const tools = onDay(await freshDesk(kind), "2026-11-23");
    const [ana, ben] = (await people(tools, 2)) as [Person, Person];
    const today = { code: "sea p1", pace: "now", day: "2026-11-23", listed: true } as const;
    const one = await opened(tools, ana, today);
    expect(await dailyStanding(tools, ana.guest, "2026-11-23", "sea p1")).toBeNull();
    await played(tools, one, 1);
    const two = await opened(tools, ana, today);
    await played(tools, two, 2);
    const three = await opened(tools, ben, today);
    await played(tools, three, 3);
    const counted = await Promise.all(
      [one, two, three].map(async ({ table }) => (await tableById(tools.store.db, table))?.counted),
    );
    expect(counted).toEqual([1, 0, 1]);
    expect(await dailyStanding(tools, ana.guest, "2026-11-23", "sea p1")).toMatchObject({ played: 2 });
    const sealed = await view(tools, ana, one.table);
    expect({ seed: sealed.seed, deal: sealed.deal, listed: sealed.listed }).toEqual({
      seed: null,
      deal: null,
      listed: false,
    });
    expect(await verify(tools, null, one.table)).toMatchObject({ over: false });
    expect(await replay(tools, null, one.table)).toEqual({ over: false, sealed: true });
    const { deal: code } = (await tableById(tools.store.db, one.table)) as { deal: string };
    expect(
      await openTable(tools, ben.guest, { code: "", pace: "now", deal: dealName("sea p1", code) }),
    ).toHaveProperty("unreadable.what", "deal.unknown");

    const tomorrow = onDay(tools, "2026-11-24");
    expect(await replay(tomorrow, null, one.table)).toMatchObject({ over: true, daily: "2026-11-23" });
    expect(await dailyStanding(tomorrow, null, "2026-11-23", "sea p1")).toMatchObject({ played: 2 });
    const month = await dailyMonth(tomorrow, ana.guest, "2026-11");
    expect(month).toMatchObject({ today: "2026-11-24", first: FIRST_DAY });
    expect(month.games.map(({ counted }) => counted).sort()).toEqual([false, true]);
    // Past days stay playable, and no longer count.
    const late = await opened(tomorrow, first(await people(tools, 1)), { ...today });
    await played(tomorrow, late, 5);
    expect((await tableById(tools.store.db, late.table))?.counted).toBe(0);
    for (const day of ["2026-11-20", "2026-11-25"])
      expect(await openTable(tomorrow, ana.guest, { ...today, day })).toHaveProperty(
        "unreadable.what",
        "daily.unknown",
      );
    expect(await openTable(tomorrow, ana.guest, { ...today, code: "sea p3" })).toHaveProperty(
      "unreadable.what",
      "daily.unknown",
    );
  });

  it("counts a game that ends soon after its day, and none that ends once its cards are shown", async () => {
    const tools = await freshDesk(kind);
    const evening = onDay(tools, "2026-11-23", "23:50");
    const crew = (await people(tools, 4)) as [Person, Person, Person, Person];
    const [ana, ben, cleo, dan] = crew;
    const game = { code: "sea p1", pace: "now", day: "2026-11-23" } as const;
    const one = await opened(evening, ana, game);
    await played(evening, one, 1);
    const { deal } = (await tableById(tools.store.db, one.table)) as { deal: string };
    const again = { code: "", pace: "now", deal: dealName("sea p1", deal) } as const;
    const [soon, late] = [await opened(evening, ben, game), await opened(evening, cleo, game)];
    for (const [seated, { guest }] of [[soon, ben] as const, [late, cleo] as const])
      expect(await dealTable(evening, guest, seated.table)).toHaveProperty("rev");

    // Others still play what counts, so they can be shown its cards by nobody.
    const night = onDay(tools, "2026-11-24", "00:30");
    expect(await replay(night, null, one.table)).toEqual({ over: false, sealed: true });
    expect(await verify(night, null, one.table)).toMatchObject({ over: false });
    expect((await view(night, ana, one.table)).deal).toBeNull();
    expect((await logBook(night, ana.guest)).games).toMatchObject([{ deal: null }]);
    expect(await openTable(night, dan.guest, again)).toHaveProperty("unreadable.what", "deal.unknown");
    expect(await resultsOf(night, again.deal)).toBeNull();
    await playOut(night, soon, luckFrom(2));
    expect(await view(night, ben, soon.table)).toMatchObject({ counted: true });

    const morning = onDay(tools, "2026-11-24", "03:00");
    expect(await replay(morning, null, one.table)).toMatchObject({ over: true });
    expect(await opened(morning, dan, again)).toHaveProperty("table");
    expect(await view(morning, cleo, late.table)).toMatchObject({ status: "playing", counted: true });
    await playOut(morning, late, luckFrom(3));
    expect(await view(morning, cleo, late.table)).toMatchObject({ counted: false });
    expect(await dailyStanding(morning, null, "2026-11-23", "sea p1")).toMatchObject({ played: 2 });
  });

  it("counts one attempt of each person: of two tabs, of two tables of one crew, and of a game left lying", async () => {
    const tools = onDay(await freshDesk(kind), "2026-11-23");
    const [ana, ben, cleo] = (await people(tools, 3)) as [Person, Person, Person];
    const today = { pace: "now", day: "2026-11-23" } as const;
    const countedAt = async ({ table }: Seated) => (await tableById(tools.store.db, table))?.counted;
    const dealt = async (tables: readonly (readonly [Seated, Person])[]) => {
      const replies = await Promise.all(
        tables.map(([{ table }, { guest }]) => dealTable(tools, guest, table)),
      );
      for (const reply of replies) expect(reply).toHaveProperty("rev");
      return (await Promise.all(tables.map(([seated]) => countedAt(seated)))).sort();
    };
    const tabs = [
      await opened(tools, ana, { ...today, code: "sea p1" }),
      await opened(tools, ana, { ...today, code: "sea p1" }),
    ] as const;
    expect(await dealt(tabs.map((tab) => [tab, ana] as const))).toEqual([0, 1]);
    // Nothing was played, but the cards have been seen.
    const later = await opened(tools, ana, { ...today, code: "sea p1" });
    expect(await dealt([[later, ana]])).toEqual([0]);

    const [one, two] = [
      await opened(tools, ana, { ...today, code: "sea p2" }),
      await opened(tools, ben, { ...today, code: "sea p2" }),
    ];
    await sit(tools, ben.guest, { table: one.table });
    await sit(tools, ana.guest, { table: two.table });
    expect(
      await dealt([
        [one, ana],
        [two, ben],
      ]),
    ).toEqual([0, 1]);
    // A first-time player sits beside somebody who knows the cards.
    const mixed = await opened(tools, cleo, { ...today, code: "sea p2" });
    await sit(tools, ben.guest, { table: mixed.table });
    expect(await dealt([[mixed, cleo]])).toEqual([0]);
  });

  it("no longer counts a game once somebody who knows its cards takes a seat there", async () => {
    const tools = onDay(await freshDesk(kind), "2026-11-23");
    const crew = (await people(tools, 5)) as [Person, Person, Person, Person, Person];
    const [ana, ben, cleo, dan, eve] = crew;
    const game = { pace: "now", day: "2026-11-23", code: "sea p2" } as const;
    const counts = async ({ table }: Seated) => (await view(tools, ana, table)).counted;
    const one = await opened(tools, ana, game);
    await sit(tools, ben.guest, { table: one.table });
    await dealTable(tools, ana.guest, one.table);
    const other = await opened(tools, cleo, game);
    await sit(tools, dan.guest, { table: other.table });
    await dealTable(tools, cleo.guest, other.table);

    await leave(tools, ben.guest, one.table);
    await sit(tools, eve.guest, { table: one.table });
    expect(await counts(one)).toBe(true);
    await leave(tools, eve.guest, one.table);
    // Back in the seat, with the hand that was seen from it.
    await sit(tools, eve.guest, { table: one.table });
    expect(await counts(one)).toBe(true);
    await leave(tools, eve.guest, one.table);
    await sit(tools, cleo.guest, { table: one.table });
    expect(await counts(one)).toBe(false);
    expect(await counts(other)).toBe(true);
  });

  it("gives the same day's deal to everybody who asks at once", async () => {
    const tools = await freshDesk(kind);
    const day = onDay(tools, "2026-11-22");
    const crowd = await people(tools, 6);
    const tables = await Promise.all(
      crowd.map((person) => opened(day, person, { code: "sea p2", pace: "now", day: "2026-11-22" })),
    );
    const rows = await Promise.all(tables.map(({ table }) => tableById(tools.store.db, table)));
    expect(new Set(rows.map((row) => row?.deal)).size).toBe(1);
  });

  it("lists public tables with room, and public games to watch, and no others", async () => {
    const tools = await freshDesk(kind);
    const [ana, ben, cleo] = (await people(tools, 3)) as [Person, Person, Person];
    const listed = await opened(tools, ana, { code: "sea p2", pace: "today", listed: true });
    await opened(tools, ben, { code: "sea p2", pace: "now" });
    await opened(tools, ben, { code: "sea p1", pace: "now", listed: true });
    const { open: waiting, playing } = await lobby(tools);
    expect(waiting).toMatchObject([
      { id: listed.table, pace: "today", seats: [{ name: ana.guest.name }, null] },
    ]);
    expect(playing).toEqual([]);
    expect(JSON.stringify(waiting)).not.toContain(listed.words.split(" ")[0]);
    await sit(tools, cleo.guest, { table: listed.table });
    expect((await lobby(tools)).open).toEqual([]);
    await dealTable(tools, ana.guest, listed.table);
    expect((await lobby(tools)).playing.map(({ id }) => id)).toEqual([listed.table]);
  });

  it("opens no table whose cards people would have to tell of", async () => {
    const tools = await freshDesk(kind);
    const [ana] = (await people(tools, 1)) as [Person];
    expect(await openTable(tools, ana.guest, { code: "mountain p2 goats(?)", pace: "now" })).toEqual({
      unreadable: { at: 0, what: "option.goat" },
    });
  });

  it("keeps a log book by pages, and forgets a person who asks for it", async () => {
    const tools = await freshDesk(kind);
    const [ana] = (await people(tools, 1)) as [Person];
    const ids: string[] = [];
    for (let game = 0; game < 32; game++) {
      const seated = await opened(tools, ana, { code: "sea p1", pace: "now" });
      await tools.store.write((tx) =>
        tx.db
          .updateTable("tables")
          .set({ status: game % 2 ? "won" : "lost", changed_at: `2026-11-01T00:00:${10 + game}.000Z` })
          .where("id", "=", seated.table)
          .execute(),
      );
      ids.unshift(seated.table);
    }
    const page = await logBook(tools, ana.guest);
    const rest = await logBook(tools, ana.guest, page.next ?? "");
    expect([...page.games, ...rest.games].map(({ table }) => table)).toEqual(ids);
    expect(rest.next).toBeNull();
    expect(page.games[0]).toMatchObject({ status: "won", names: [ana.guest.name], code: "sea p1" });

    const seated = await dealtTable(tools, "sea p2", 2);
    const [leaver, stayer] = seated.players as [Person, Person];
    await forgetEverything(tools, leaver.guest);
    const after = await view(tools, stayer, seated.table);
    expect(after.seats.filter((seat) => seat === null)).toHaveLength(1);
    expect((await view(tools, leaver, seated.table)).you).toBeNull();
    await expect(forgetEverything(tools, leaver.guest)).rejects.toThrow("no-guest");

    // A finished game stays for the people who played along, without the forgotten name.
    const over = await dealtTable(tools, "sea p2", 3);
    const [first, second] = over.players as [Person, Person];
    await playOut(tools, over, luckFrom(7));
    await forgetEverything(tools, first.guest);
    const seats = [null, { name: second.guest.name, language: second.guest.language }];
    expect((await view(tools, second, over.table)).seats).toEqual(seats);
    expect(await replay(tools, null, over.table)).toMatchObject({ names: [null, second.guest.name] });
    expect((await logBook(tools, second.guest)).games[0]?.names).toEqual([second.guest.name]);
  });
});
