/** Deals are certified and graded before anybody asks, each is dealt at one table only, and only the grade is told. */

import { createHash } from "node:crypto";
import { certify, gradeOf, isCertified, isLostAtDeal } from "@stillwater/analysis";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Grader, type Grading, keepGrading } from "@/server/crew/grading";
import * as program from "@/server/crew/program";
import { hashOfToken } from "@/server/identity/token";
import { dropTablesBefore } from "@/server/storage/disused";
import { setsAskedFor } from "@/server/storage/grades";
import { tableById } from "@/server/storage/tables";
import { changeTable } from "@/server/tables/changing";
import { dailyMonth } from "@/server/tables/daily";
import { gradesReady } from "@/server/tables/grades";
import { dealTable } from "@/server/tables/playing";
import { replay } from "@/server/tables/replaying";
import { openTable, sit } from "@/server/tables/seating";
import type { Tools } from "@/server/tables/tools";
import { lookAtTable } from "@/server/tables/view";
import { luckFrom, playOut } from "./support/bot";
import { freshDesk, type Person, people } from "./support/desk";
import { KINDS } from "./support/places";

/** The bytes of the first seed, tried in order, that satisfies a condition. */
function seedBytes(holds: (seed: string) => boolean): Uint8Array {
  for (let number = 0; number < 1000; number++) {
    const bytes = createHash("sha256").update(`deal ${number}`).digest();
    if (holds(`v1:${bytes.toString("base64url")}`)) return bytes;
  }
  throw new Error("no such seed");
}

const LOST = seedBytes((seed) => isLostAtDeal("sea p1", seed));
const WON = seedBytes((seed) => !isLostAtDeal("sea p1", seed));

/** Tools with these seeds, in turn, and then the last of them for ever. */
function withSeeds(tools: Tools, ...seeds: readonly Uint8Array[]): Tools {
  let drawn = 0;
  return {
    ...tools,
    random: (bytes) =>
      bytes === WON.length
        ? (seeds[Math.min(drawn++, seeds.length - 1)] ?? tools.random(bytes))
        : tools.random(bytes),
  };
}

const seedText = (bytes: Uint8Array): string => `v1:${Buffer.from(bytes).toString("base64url")}`;

async function seedOfDay(tools: Tools, day: string, code: string): Promise<string | undefined> {
  const row = await tools.store.db
    .selectFrom("dailies")
    .innerJoin("deals", "deals.code", "dailies.deal")
    .select("deals.seed")
    .where("dailies.day", "=", day)
    .where("dailies.options", "=", code)
    .executeTakeFirst();
  return row?.seed;
}

/** A line for every deal: its content does not matter where nothing replays it. */
const ANY_LINE = ["1:a line"];

/** Never by itself, and without a rest. */
const TIMES = { firstMs: 2 ** 30, everyMs: 1, rest: 0 };
const DAILY_DEALS = 8;

/** A grader that finds this many wins of 200 for each deal. */
function graderOf(tools: Tools, wins: number, more: Partial<Grading> = {}, ahead = 1): Grader {
  const grading: Grading = {
    isFree: () => true,
    // A deal given to a table is replayed, so its line must be real.
    certify: async ({ code, seed }) => (code === "sea p2" ? (certify(code, seed) ?? null) : ANY_LINE),
    winsOf: async ({ from, to }) => Math.max(0, Math.min(to, wins) - from),
    ...more,
  };
  const grader = keepGrading(tools, grading, ahead, TIMES);
  onTestFinished(() => grader.stop());
  return grader;
}

async function pastDailies(grader: Grader): Promise<void> {
  for (let count = 0; count < DAILY_DEALS; count++) await grader.look();
}

async function onePerson(tools: Tools): Promise<Person> {
  const [person] = await people(tools, 1);
  if (person === undefined) throw new Error("a person");
  return person;
}

const asked = { code: "sea p2", pace: "now", grade: 5 } as const;

async function openGraded(
  tools: Tools,
  person: Person,
  opening: Parameters<typeof openTable>[2] = asked,
): Promise<string> {
  const reply = await openTable(tools, person.guest, opening);
  if (!("table" in reply)) throw new Error(JSON.stringify(reply));
  return reply.table;
}

const view = (tools: Tools, { token }: Person, table: string) =>
  lookAtTable(tools, hashOfToken(token), table);

describe.each(KINDS)("on %s", (kind) => {
  it("grades the deals of today and tomorrow first, and tells today's and nothing else", async () => {
    const tools: Tools = { ...(await freshDesk(kind)), clock: () => new Date("2026-11-23T12:00:00Z") };
    const ana = await onePerson(tools);
    expect((await dailyMonth(tools, null, "2026-11")).grades).toEqual({});
    await pastDailies(graderOf(tools, 0));
    const month = await dailyMonth(tools, null, "2026-11");
    expect(month.grades).toEqual({ "sea p1": 5, "sea p2": 5, "mountain p1": 5, "mountain p2": 5 });
    const days = await tools.store.db.selectFrom("dailies").select("day").distinct().execute();
    expect(days.map(({ day }) => day).sort()).toEqual(["2026-11-23", "2026-11-24"]);
    const table = await openGraded(tools, ana, { code: "sea p1", pace: "now", day: "2026-11-23" });
    expect((await view(tools, ana, table)).grade).toBe(5);
    // A deal of a later day may be graded, but nobody can ask for it yet.
    expect(await openTable(tools, ana.guest, { code: "sea p1", pace: "now", day: "2026-11-24" })).toEqual({
      unreadable: { at: 0, what: "daily.unknown" },
    });
  });

  it("deals what was asked for at one table, fresh, and says plainly when there is none", async () => {
    const tools = await freshDesk(kind);
    const ana = await onePerson(tools);
    expect(await openTable(tools, ana.guest, asked)).toEqual({ unreadable: { at: 0, what: "grade.none" } });
    expect([...(await setsAskedFor(tools.store.db, 5)).keys()]).toEqual(["sea p2"]);
    expect(await gradesReady(tools, "sea p2")).toEqual({ graded: true, ready: [] });
    expect(await gradesReady(tools, "sea p2 duel")).toEqual({ graded: false, ready: [] });

    const grader = graderOf(tools, 0);
    await pastDailies(grader);
    await grader.look();
    expect(await gradesReady(tools, "sea p2")).toEqual({ graded: true, ready: [5] });
    const stored = await tools.store.db
      .selectFrom("graded_deals")
      .innerJoin("deals", "deals.code", "graded_deals.deal")
      .select(["deals.seed", "deals.code"])
      .where("stored", "=", 1)
      .executeTakeFirstOrThrow();

    const table = await openGraded(tools, ana, { ...asked, code: "sea p1" }).catch(() => null);
    expect(table).toBeNull();
    const [one, two] = await Promise.allSettled([openGraded(tools, ana), openGraded(tools, ana)]);
    const opened = [one, two].flatMap((reply) => (reply.status === "fulfilled" ? [reply.value] : []));
    expect(opened).toHaveLength(1);
    const [id = ""] = opened;
    const waiting = await view(tools, ana, id);
    expect(waiting.grade).toBe(5);
    expect(waiting.known).toBeUndefined();
    expect(JSON.stringify(waiting)).not.toContain(stored.seed);
    expect(JSON.stringify(waiting)).not.toContain(stored.code);

    const ben = await onePerson(tools);
    await sit(tools, ben.guest, { table: id });
    expect(await dealTable(tools, ana.guest, id)).toHaveProperty("rev");
    const row = await tableById(tools.store.db, id);
    expect(row?.seed).toBe(stored.seed);
    expect(row?.commitment).not.toBeNull();
    const playing = await view(tools, ana, id);
    expect(playing.grade).toBe(5);
    expect(playing.known).toBeUndefined();
    expect(JSON.stringify(playing)).not.toContain("a line");
    await playOut(tools, { table: id, words: "", players: [ana, ben] }, luckFrom(2));
    expect(await replay(tools, null, id)).toMatchObject({ over: true, grade: 5 });
    expect(JSON.stringify(await replay(tools, null, id))).not.toContain("a line");
  });

  it("leaves a deal behind where the settings change, and takes it away with the table", async () => {
    const tools = await freshDesk(kind);
    const ana = await onePerson(tools);
    const grader = graderOf(tools, 0);
    await pastDailies(grader);
    await grader.look();
    // The first set of those that nobody has asked for.
    const table = await openGraded(tools, ana);
    const changed = { table, pace: "now", listed: false } as const;
    expect(await changeTable(tools, ana.guest, { ...changed, code: "sea p1" })).toHaveProperty("rev");
    expect((await view(tools, ana, table)).grade).toBeUndefined();
    expect(await dealTable(tools, ana.guest, table)).toHaveProperty("rev");
    expect((await view(tools, ana, table)).grade).toBeUndefined();
    const ahead = new Date(Date.now() + 60_000).toISOString();
    await tools.store.write((tx) => dropTablesBefore(tx, ["playing", "won", "lost"], ahead, 10));
    const left = await tools.store.db
      .selectFrom("graded_deals")
      .select("deal")
      .where("table_id", "is not", null)
      .execute();
    expect(left).toEqual([]);
    expect(await tableById(tools.store.db, table)).toBeUndefined();
  });
});

it("tells the same number to everybody, and of the cards nothing: a table of equal cards without a grade looks the same", async () => {
  const looks = async (grader: (tools: Tools) => Grader | null, wish: typeof asked | "none") => {
    const desk = await freshDesk("sqlite");
    const [ana, ben] = await people(desk, 2);
    const tools = withSeeds(desk, WON);
    if (ana === undefined || ben === undefined) throw new Error("two people");
    const grading = grader(tools);
    if (grading !== null) await pastDailies(grading);
    await grading?.look();
    const opening = wish === "none" ? ({ code: "sea p2", pace: "now" } as const) : wish;
    const table = await openGraded(tools, ana, opening);
    await sit(tools, ben.guest, { table });
    await dealTable(tools, ana.guest, table);
    expect((await tableById(tools.store.db, table))?.seed).toBe(seedText(WON));
    const viewers = [hashOfToken(ana.token), hashOfToken(ben.token), null];
    return Promise.all(viewers.map((viewer) => lookAtTable(tools, viewer, table)));
  };
  const graded = await looks((tools) => graderOf(tools, 0), asked);
  // A grade does not reveal how many games were won.
  const other = await looks((tools) => graderOf(tools, 20), asked);
  const plain = await looks(() => null, "none");
  expect(graded.map(({ grade }) => grade)).toEqual([5, 5, 5]);
  const shown = (views: typeof graded) =>
    views.map(({ position, log, figures, commitment, known, seed, deal }) => ({
      ...{ position, log: log.map(({ facts }) => facts), figures, known, seed, deal },
      isCommitted: commitment !== null,
    }));
  expect(shown(graded)).toEqual(shown(plain));
  expect(shown(other)).toEqual(shown(plain));
  expect(Object.keys(graded[0] ?? {}).filter((key) => !(key in (plain[0] ?? {})))).toEqual(["grade"]);
  expect(other.map(({ grade }) => grade)).toEqual([5, 5, 5]);
});

describe("the deal of a day", () => {
  const day = "2026-11-23";
  const at = (tools: Tools): Tools => ({ ...tools, clock: () => new Date(`${day}T12:00:00Z`) });

  it("is dealt anew while its cards alone prove it lost, though nobody has graded anything yet", async () => {
    const desk = at(await freshDesk("sqlite"));
    const ana = await onePerson(desk);
    const tools = withSeeds(desk, LOST, LOST, WON);
    await openGraded(tools, ana, { code: "sea p1", pace: "now", day });
    expect(await seedOfDay(tools, day, "sea p1")).toBe(seedText(WON));
  });

  it("is given up when nothing but lost ones comes, so that somebody can play all the same", async () => {
    const desk = at(await freshDesk("sqlite"));
    const ana = await onePerson(desk);
    const tools = withSeeds(desk, LOST);
    await openGraded(tools, ana, { code: "sea p1", pace: "now", day });
    expect(await seedOfDay(tools, day, "sea p1")).toBe(seedText(LOST));
  });

  it.each(KINDS)("is dealt anew where no line is found, until a table is opened for it: %s", async (kind) => {
    const other = seedBytes((seed) => seed !== seedText(WON) && !isLostAtDeal("sea p1", seed));
    const tools = withSeeds(at(await freshDesk(kind)), WON, other);
    const refused = seedText(WON);
    const grader = graderOf(tools, 0, {
      certify: async ({ seed }) => (seed === refused ? null : ANY_LINE),
    });
    await grader.look();
    expect(await seedOfDay(tools, day, "sea p1")).toBe(seedText(other));
    await pastDailies(grader);
    expect((await dailyMonth(tools, null, "2026-11")).grades["sea p1"]).toBe(5);

    const desk = at(await freshDesk(kind));
    const ana = await onePerson(desk);
    const played = withSeeds(desk, WON, other);
    await openGraded(played, ana, { code: "sea p1", pace: "now", day });
    await pastDailies(
      graderOf(played, 0, { certify: async ({ seed }) => (seed === refused ? null : ANY_LINE) }),
    );
    expect(await seedOfDay(played, day, "sea p1")).toBe(refused);
    expect(await seedOfDay(played, "2026-11-24", "sea p1")).toBe(seedText(other));
    const { grades } = await dailyMonth(played, null, "2026-11");
    expect(grades["sea p1"]).toBeUndefined();
    expect(grades["sea p2"]).toBe(5);
  });

  it("does not keep the grader from others where no line is ever found", async () => {
    const tools = at(await freshDesk("sqlite"));
    const asked = new Set<string>();
    const grader = graderOf(tools, 0, {
      certify: async ({ code }) => {
        asked.add(code);
        return null;
      },
    });
    for (let count = 0; count < 8 * DAILY_DEALS + 1; count++) await grader.look();
    expect([...asked]).toEqual(["sea p1", "sea p2", "mountain p1", "mountain p2"]);
    expect(await tools.store.db.selectFrom("graded_deals").selectAll().execute()).toEqual([]);
  });
});

it("gives no deal whose line wins no more, and says plainly that there is none", async () => {
  const tools = await freshDesk("sqlite");
  const ana = await onePerson(tools);
  const grader = graderOf(tools, 0);
  await pastDailies(grader);
  await grader.look();
  const kept = () =>
    tools.store.db.selectFrom("graded_deals").select("deal").where("stored", "=", 1).execute();
  expect(await kept()).toHaveLength(1);
  await tools.store.write(async (tx) => {
    await tx.db.updateTable("graded_deals").set({ line: "1:discard 1 2" }).where("stored", "=", 1).execute();
  });
  expect(await openTable(tools, ana.guest, asked)).toEqual({ unreadable: { at: 0, what: "grade.none" } });
  expect(await kept()).toEqual([]);
  await grader.look();
  expect(await openTable(tools, ana.guest, asked)).toHaveProperty("table");
});

it("finds a deal of grade 3 for two with Rocks in a store filled ahead, and works nothing out for it then", async () => {
  const tools = await freshDesk("sqlite");
  const ana = await onePerson(tools);
  const wish = { code: "sea p2 rocks", pace: "now", grade: 3 } as const;
  const wins = Array.from({ length: 201 }, (_, count) => count).find(
    (count) => gradeOf(wish.code, count) === 3,
  );
  let worked = 0;
  const grader = graderOf(tools, 0, {
    certify: async ({ code, seed }) => {
      worked++;
      return code === wish.code ? (certify(code, seed) ?? null) : ANY_LINE;
    },
    winsOf: async ({ from, to }) => {
      worked++;
      return Math.max(0, Math.min(to, wins ?? 0) - from);
    },
  });
  // A request in vain has the store filled.
  expect(await openTable(tools, ana.guest, wish)).toEqual({ unreadable: { at: 0, what: "grade.none" } });
  await pastDailies(grader);
  await grader.look();
  expect(await gradesReady(tools, wish.code)).toEqual({ graded: true, ready: [3] });
  const before = worked;
  const table = await openGraded(tools, ana, wish);
  expect(worked).toBe(before);
  expect((await view(tools, ana, table)).grade).toBe(3);
});

it("keeps a line that wins", async () => {
  const tools = withSeeds(await freshDesk("sqlite"), WON);
  const real: Partial<Grading> = { certify: async (asked) => program.certified(asked) };
  await graderOf(tools, 0, real).look();
  const kept = await tools.store.db
    .selectFrom("graded_deals")
    .innerJoin("deals", "deals.code", "graded_deals.deal")
    .select(["deals.seed", "deals.options", "graded_deals.line"])
    .executeTakeFirstOrThrow();
  expect(isCertified(kept.options, kept.seed, kept.line.split("\n"))).toBe(true);
});

it("counts 200 games in pieces, keeps no more of a grade than wanted, and waits for policies", async () => {
  const tools = await freshDesk("sqlite");
  const pieces: number[] = [];
  let waits = 3;
  const grader = graderOf(tools, 200, {
    isFree: () => waits-- <= 0,
    winsOf: async ({ from, to }) => {
      expect(waits).toBeLessThan(0);
      pieces.push(to - from);
      return to - from;
    },
  });
  await grader.look();
  expect(pieces.reduce((sum, games) => sum + games, 0)).toBe(200);
  await pastDailies(grader);
  for (let count = 0; count < 4; count++) await grader.look();
  const stored = await tools.store.db
    .selectFrom("graded_deals")
    .selectAll()
    .where("stored", "=", 1)
    .execute();
  expect(stored.map(({ options, grade }) => `${options} ${grade}`)).toEqual(["sea p2 1"]);
});

it("tries no more deals of a set whose rare grades do not come, until somebody asks for one of it again", async () => {
  let time = Date.parse("2026-11-23T12:00:00Z");
  const tools: Tools = { ...(await freshDesk("sqlite")), clock: () => new Date(time) };
  const ana = await onePerson(tools);
  const wish = { code: "sea p2 rocks", pace: "now", grade: 3 } as const;
  let tried = 0;
  const grader = graderOf(tools, 0, {
    certify: async ({ code }) => {
      if (code === wish.code) tried++;
      return code === wish.code ? null : ANY_LINE;
    },
  });
  const ask = () => openTable(tools, ana.guest, wish);
  await ask();
  await pastDailies(grader);
  const untilDone = async (): Promise<void> => {
    while (tried < 1_000 && (await grader.look()));
  };
  await untilDone();
  const once = tried;
  expect(once).toBeGreaterThan(0);
  time += 60_000;
  await ask();
  await untilDone();
  expect(tried).toBe(2 * once);
});
