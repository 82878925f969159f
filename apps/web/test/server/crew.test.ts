/** The quiet crew on the server: it acts once, through the same function as people, and its games are nobody's result. */

import { CREW_VERSION, type CrewHand } from "@stillwater/crew";
import { due } from "@stillwater/engine";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { fill, paceCrew } from "@/server/crew/filling";
import { handName } from "@/server/crew/hand-names";
import { evenly } from "@/server/crew/pool";
import { crewGuest } from "@/server/crew/seats";
import { hashOfToken } from "@/server/identity/token";
import { claimWork, dropWork, keepWork } from "@/server/storage/crew";
import { entriesAfter, tableById } from "@/server/storage/tables";
import { today } from "@/server/tables/dealing";
import { logBook } from "@/server/tables/logbook";
import { act, dealTable } from "@/server/tables/playing";
import { dealResults } from "@/server/tables/replaying";
import { openTable, sit } from "@/server/tables/seating";
import type { Tools } from "@/server/tables/tools";
import { verify } from "@/server/tables/verifying";
import { lookAtTable } from "@/server/tables/view";
import { wish } from "@/server/tables/waiting";
import { dealtIn } from "@/verify/checking";
import { checkCrew, decisionsOf } from "@/verify/crew-checking";
import { actOf, luckFrom, nextAct, wholeTable } from "./support/bot";
import { crewedTable, crewOf, later, playWithCrew, settle, thinkHere } from "./support/crew";
import { freshDesk, people, type Seated, seatedTable } from "./support/desk";
import { KINDS } from "./support/places";

it("calls a seat of the crew by its hand, in the language of whoever asked for it", () => {
  expect(handName("steady", 1, "en")).toBe("Steady 2");
  expect(handName("deckhand", 0, "fr")).toBe("Matelot 1");
  expect(handName("navigator", 4, "de")).toBe("Lotse 5");
});

describe.each(KINDS)("on %s", (kind) => {
  it.each(["sea p3", "sea p2 rocks monsters4 storms wild2 -4", "mountain p3 green panoramas3 goats"])(
    "plays whole games of %s with somebody who does anything",
    async (code) => {
      const tools = await freshDesk(kind);
      const seated = await crewedTable(tools, code, 1);
      await playWithCrew(tools, seated, 7);
      const row = await tableById(tools.store.db, seated.table);
      expect(["won", "lost"]).toContain(row?.status);
      const entries = await entriesAfter(tools.store.db, seated.table, 0);
      const commands = entries.flatMap(({ guest_id, command_id }) =>
        command_id ? [`${guest_id} ${command_id}`] : [],
      );
      expect(new Set(commands).size).toBe(commands.length);
      expect(
        entries.filter(({ guest_id, kind: what }) => what === "act" && guest_id === crewGuest(1)).length,
      ).toBeGreaterThan(5);
      expect(await tools.store.db.selectFrom("crew_work").selectAll().execute()).toEqual([]);
      // With the opened shuffle each of its decisions can be reproduced, including its memory.
      const opened = await verify(tools, null, seated.table);
      const dealt = opened.over ? dealtIn(opened) : null;
      if (!opened.over || dealt === null) throw new Error("an open game");
      const decisions = decisionsOf(opened, dealt.table, opened.crew);
      const found = await checkCrew(decisions, thinkHere, () => undefined);
      expect(found).toEqual({ status: "all", count: decisions.length });
      expect(decisions.length).toBeGreaterThan(5);
    },
  );

  it("is asked at one table of each guest before it is asked at another's second", async () => {
    const tools = await freshDesk(kind);
    const [ana, ben] = await people(tools, 2);
    if (!ana || !ben) throw new Error("people");
    const tables: string[] = [];
    for (const [at, { guest }] of [ana, ana, ana, ben].entries()) {
      const then = { ...tools, clock: () => new Date(Date.UTC(2026, 10, 22, 20, at)) };
      const opened = await openTable(then, guest, { code: "sea p2", pace: "now" });
      if (!("table" in opened)) throw new Error("a table");
      tables.push(opened.table);
      await fill(then, guest, { table: opened.table, hand: "navigator" });
      await paceCrew(then, guest, { table: opened.table, pace: "once" });
      await dealTable(then, guest, opened.table);
    }
    const taken = {
      now: "2026-11-22T21:00:00.000Z",
      latest: "2026-11-22T21:20:00.000Z",
      until: "2026-11-22T21:00:05.000Z",
      version: CREW_VERSION,
    };
    const claim = (most: number) => tools.store.write((tx) => claimWork(tx, { ...taken, most }));
    const claimed = [...(await claim(2)), ...(await claim(1)), ...(await claim(9))];
    // All of Ana's work was put on the list before Ben's.
    expect(claimed.map(({ table_id }) => tables.indexOf(table_id))).toEqual([0, 3, 1, 2]);
  });
});

it("waits for its pace, and for none where none is wanted", async () => {
  const tools = await freshDesk("sqlite");
  const now = { ...tools, clock: () => new Date("2026-11-22T20:00:00.000Z") };
  const seated = await crewedTable(now, "sea p2", 1, "easy");
  const due_at = async () =>
    (await tools.store.db.selectFrom("crew_work").select("due_at").executeTakeFirst())?.due_at;
  expect(await due_at()).toBe("2026-11-22T20:00:01.000Z");
  const [ana] = seated.players;
  if (!ana) throw new Error("Ana");
  const before = (await tableById(tools.store.db, seated.table))?.rev;
  await crewOf(now).look();
  expect((await tableById(tools.store.db, seated.table))?.rev).toBe(before);
  expect(await paceCrew(now, ana.guest, { table: seated.table, pace: "once" })).toHaveProperty("rev");
  expect(await due_at()).toBe("2026-11-22T20:00:00.000Z");
  expect((await lookAtTable(tools, null, seated.table)).crewPace).toBe("once");
});

it("shows its seats as what they are, under no person's name", async () => {
  const tools = await freshDesk("sqlite");
  const seated = await crewedTable(tools, "sea p3", 1);
  const { seats } = await lookAtTable(tools, null, seated.table);
  expect(seats).toEqual([
    { name: "Ana", language: "en" },
    { name: "Steady 2", language: "en", crew: "steady" },
    { name: "Steady 3", language: "en", crew: "steady" },
  ]);
});

it("is put into seats by the first of the people, gives way to people, and gets up", async () => {
  const tools = await freshDesk("sqlite");
  const { table, players } = await seatedTable(tools, "sea p4", 2);
  const [ana, ben] = players;
  const [cleo] = await people(tools, 1);
  if (!ana || !ben || !cleo) throw new Error("people");
  expect(await fill(tools, ben.guest, { table, hand: "steady" })).toEqual({ refused: "guest" });
  expect(await fill(tools, ana.guest, { table, hand: "navigator" })).toHaveProperty("rev");
  expect((await lookAtTable(tools, null, table)).seats.map((seat) => seat?.crew ?? null)).toEqual([
    null,
    null,
    "navigator",
    "navigator",
  ]);
  expect(await sit(tools, cleo.guest, { table })).toMatchObject({ seat: 2 });
  expect(await fill(tools, ana.guest, { table, hand: null })).toHaveProperty("rev");
  const view = await lookAtTable(tools, null, table);
  expect(view.seats.map((seat) => seat?.name ?? null)).toEqual(["Ana", "Ben", "Ana", null]);
  expect(view.crewPace).toBeUndefined();
  expect(await dealTable(tools, ana.guest, table)).toEqual({ refused: "empty-seats" });
});

it("leaves a game to people alone where the last of it has given way before the deal", async () => {
  const tools = await freshDesk("sqlite");
  const { table, players } = await seatedTable(tools, "sea p2", 1);
  const [ana] = players;
  const [ben] = await people(tools, 1);
  if (!ana || !ben) throw new Error("people");
  await fill(tools, ana.guest, { table, hand: "steady" });
  expect((await tableById(tools.store.db, table))?.crew_pace).toBe("easy");
  expect(await sit(tools, ben.guest, { table })).toMatchObject({ seat: 1 });
  expect((await tableById(tools.store.db, table))?.crew_pace).toBeNull();
});

it("takes the seat of somebody who is missed when all wish it, and gives it back", async () => {
  const tools = await freshDesk("sqlite");
  const seated = await seatedTable(tools, "sea p3", 3);
  const { table, players } = seated;
  const [ana, ben, cleo] = players;
  if (!ana || !ben || !cleo) throw new Error("people");
  await dealTable(tools, ana.guest, table);
  const late = later(tools, 3_600);
  // One person is asked once the Start is settled.
  const luck = luckFrom(3);
  for (;;) {
    const whole = await wholeTable(tools, table);
    if (whole === null) throw new Error("a table");
    if (due(whole.table).step === "act") break;
    const next = nextAct(whole.table, luck);
    const player = players[next?.seat ?? -1];
    if (next == null || player === undefined) throw new Error("nobody");
    await act(tools, player.guest, {
      table,
      expectedRev: whole.rev,
      commandId: `s${whole.rev}`,
      act: next.text,
    });
  }
  const whole = await wholeTable(tools, table);
  const missed = whole === null ? -1 : (due(whole.table).seats[0] ?? -1);
  const owner = players[missed];
  const others = players.filter((_, seat) => seat !== missed);
  if (!owner || !others[0] || !others[1]) throw new Error("people");
  expect(await wish(late, others[0].guest, { table, wish: "crew" })).toMatchObject({ done: null });
  expect(await wish(late, others[1].guest, { table, wish: "crew" })).toMatchObject({ done: "crewed" });
  const given = await lookAtTable(tools, hashOfToken(owner.token), table);
  expect(given.seats[missed]?.crew).toBe("steady");
  expect(given.lost).toBe(missed);
  const after = later(tools, 3_700);
  await settle(after, crewOf(after), table);
  const entries = await entriesAfter(tools.store.db, table, 0);
  expect(entries.at(-1)).toMatchObject({ kind: "act", seat: missed, guest_id: crewGuest(missed) });
  // Nobody else takes the seat from the crew, and its owner takes no other.
  const [dora] = await people(tools, 1);
  if (!dora) throw new Error("Dora");
  expect(await sit(tools, dora.guest, { table })).toEqual({ refused: "taken" });
  expect(await sit(tools, owner.guest, { table })).toMatchObject({ seat: missed });
  expect((await lookAtTable(tools, hashOfToken(owner.token), table)).you).toBe(missed);
});

it("never acts at a table that is over, nor where no person sits", async () => {
  const tools = await freshDesk("sqlite");
  const { table, players } = await crewedTable(tools, "sea p3", 1);
  const [ana] = players;
  if (!ana) throw new Error("Ana");
  expect(await wish(tools, ana.guest, { table, wish: "stop" })).toMatchObject({ done: "stopped" });
  const ahead = later(tools, 5);
  const before = (await tableById(tools.store.db, table))?.rev;
  // Nor does a person act at it again, now that its cards are open.
  const again = { table, expectedRev: before ?? 0, commandId: "again", act: "dial 0 1" };
  await expect(act(tools, ana.guest, again)).rejects.toMatchObject({ kind: "not-dealt" });
  await settle(ahead, crewOf(ahead), table);
  expect((await tableById(tools.store.db, table))?.rev).toBe(before);
  const { leave } = await import("@/server/tables/seating");
  const other = await crewedTable(tools, "sea p3", 1);
  const [bea] = other.players;
  if (!bea) throw new Error("Bea");
  await leave(tools, bea.guest, other.table);
  const left = (await tableById(tools.store.db, other.table))?.rev;
  await settle(ahead, crewOf(ahead), other.table);
  expect((await tableById(tools.store.db, other.table))?.rev).toBe(left);
});

it("never counts among people's results", async () => {
  const tools = await freshDesk("sqlite");
  const noon = { ...tools, clock: () => new Date("2026-11-23T12:00:00.000Z") };
  const [ana] = await people(tools, 1);
  if (!ana) throw new Error("Ana");
  const day = today(noon);
  const opened = await openTable(noon, ana.guest, { code: "sea p2", pace: "now", day });
  if (!("table" in opened)) throw new Error("a table");
  await fill(tools, ana.guest, { table: opened.table, hand: "deckhand" });
  await dealTable(tools, ana.guest, opened.table);
  const row = await tableById(tools.store.db, opened.table);
  expect(row).toMatchObject({ counted: 0, daily: day });
  const plain = await crewedTable(tools, "sea p2", 1);
  await playWithCrew(tools, plain, 5);
  const [bea] = plain.players;
  const over = await lookAtTable(tools, null, plain.table);
  expect((await dealResults(tools, over.deal ?? ""))?.results).toEqual([]);
  expect((await logBook(tools, bea?.guest ?? null)).games).toMatchObject([{ crew: true, names: ["Ana"] }]);
});

it("makes the deal of the day count no more from the moment it sits down", async () => {
  const tools = { ...(await freshDesk("sqlite")), clock: () => new Date("2026-11-23T12:00:00.000Z") };
  const [ana, ben] = await people(tools, 2);
  if (!ana || !ben) throw new Error("people");
  const day = today(tools);
  const opened = await openTable(tools, ana.guest, { code: "sea p2", pace: "now", day });
  if (!("table" in opened)) throw new Error("a table");
  await sit(tools, ben.guest, { table: opened.table });
  await dealTable(tools, ana.guest, opened.table);
  expect((await tableById(tools.store.db, opened.table))?.counted).toBe(1);
  const { leave } = await import("@/server/tables/seating");
  await leave(tools, ben.guest, opened.table);
  expect(await wish(tools, ana.guest, { table: opened.table, wish: "crew" })).toMatchObject({
    done: "crewed",
  });
  expect((await tableById(tools.store.db, opened.table))?.counted).toBe(0);
});

/** Lets the people act until somebody of the crew is due. */
async function untilCrewIsDue(tools: Tools, { table, players }: Seated): Promise<void> {
  const luck = luckFrom(3);
  for (;;) {
    const whole = await wholeTable(tools, table);
    if (whole === null) throw new Error("a table");
    const { seats } = due(whole.table);
    if (seats.some((seat) => players[seat] === undefined)) return;
    const seat = seats[0] ?? -1;
    const player = players[seat];
    if (player === undefined) throw new Error("nobody is due");
    await act(tools, player.guest, {
      table,
      expectedRev: whole.rev,
      commandId: `p${whole.rev}`,
      act: actOf(whole.table, seat, luck),
    });
  }
}

it("acts when it was to, and as it decided, whatever is said meanwhile", async () => {
  const tools = await freshDesk("sqlite");
  const start = Date.now();
  const at = (ms: number) => ({ ...tools, clock: () => new Date(start + ms) });
  const seated = await crewedTable(at(0), "sea p3", 2, "easy");
  const { table, players } = seated;
  const [ana] = players;
  if (!ana) throw new Error("people");
  await untilCrewIsDue(at(0), seated);
  await wish(at(600), ana.guest, { table, wish: "stop" });
  const work = await tools.store.db.selectFrom("crew_work").selectAll().executeTakeFirstOrThrow();
  const before = await entriesAfter(tools.store.db, table, 0);
  expect(before.at(-1)?.kind).toBe("wish");
  expect(work).toMatchObject({ rev: before.length, due_at: new Date(start + 1_000).toISOString() });
  let asked = 0;
  const crew = crewOf(at(1_000), async (question) => {
    asked++;
    if (asked === 1) await wish(at(1_000), ana.guest, { table, wish: "none" });
    return thinkHere(question);
  });
  await crew.look();
  const since = await entriesAfter(tools.store.db, table, before.length);
  expect(since.slice(0, 2)).toMatchObject([{ kind: "wish" }, { kind: "act", guest_id: crewGuest(2) }]);
  expect(asked).toBe(1);
});

it("tries what fails less and less often", async () => {
  const tools = await freshDesk("sqlite");
  await untilCrewIsDue(tools, await crewedTable(tools, "sea p2", 1));
  let clock = Date.now() + 5_000;
  let asked = 0;
  const crew = crewOf({ ...tools, clock: () => new Date(clock) }, () => {
    asked++;
    return Promise.reject(new Error("no thought"));
  });
  const counts: number[] = [];
  for (let tries = 0; tries < 8; tries++) {
    // The first look may only wait for one that began before the clock was advanced.
    await crew.look();
    await crew.look();
    counts.push(asked);
    clock += 5_000;
  }
  // After pauses of five, ten and twenty seconds.
  expect(counts).toEqual([1, 2, 2, 3, 3, 3, 3, 4]);
});

it("forgets what failed at tables that have nothing for the crew to do any more", async () => {
  const tools = await freshDesk("sqlite");
  const gone = await crewedTable(tools, "sea p2", 1);
  await untilCrewIsDue(tools, gone);
  let clock = Date.now() + 5_000;
  const crew = crewOf({ ...tools, clock: () => new Date(clock) }, () =>
    Promise.reject(new Error("no thought")),
  );
  const work = () => tools.store.db.selectFrom("crew_work").selectAll();
  const failsAt = async (table: string) => {
    await crew.look();
    await crew.look();
    const { claimed_until } = await work().where("table_id", "=", table).executeTakeFirstOrThrow();
    return Date.parse(claimed_until ?? "") - clock;
  };
  expect(await failsAt(gone.table)).toBe(5_000);
  const [kept] = await work().execute();
  if (kept === undefined) throw new Error("no work");
  await tools.store.write((tx) => dropWork(tx, gone.table));
  const other = await crewedTable(tools, "sea p2", 1);
  await untilCrewIsDue(tools, other);
  // Longer than any work is put off.
  clock += 3_600_000;
  expect(await failsAt(other.table)).toBe(5_000);
  await tools.store.write((tx) => keepWork(tx, kept.table_id, kept.rev, kept.due_at));
  expect(await failsAt(gone.table)).toBe(5_000);
  await crew.stop();
});

it("takes the same time over every decision of a hand, whatever its cards leave to think about", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answer = { act: null, memory: { decisions: 0, given: [] } };
  const takes = async (hand: CrewHand, ms: number) => {
    const begun = Date.now();
    const think = evenly(() => new Promise((resolve) => setTimeout(() => resolve(answer), ms)));
    const told = think({ seat: 0, hand, memory: null, position: "", seed: "" }).then(
      () => Date.now() - begun,
    );
    await vi.runAllTimersAsync();
    return told;
  };
  expect(await takes("navigator", 1)).toBe(await takes("navigator", 120));
  expect(await takes("steady", 1)).toBe(1);
});

it("thinks about a table as it stands once at a time, however long it takes", async () => {
  const tools = await freshDesk("sqlite");
  await untilCrewIsDue(tools, await crewedTable(tools, "sea p2", 1));
  let clock = Date.now() + 5_000;
  const asked: (() => void)[] = [];
  const crew = crewOf({ ...tools, clock: () => new Date(clock) }, async (question) => {
    await new Promise<void>((resolve) => asked.push(resolve));
    return thinkHere(question);
  });
  const claimed = async () =>
    (await tools.store.db.selectFrom("crew_work").select("claimed_until").executeTakeFirst())?.claimed_until;
  const first = crew.look();
  await expect.poll(() => asked.length).toBe(1);
  clock += 6_000;
  const second = crew.look();
  await expect.poll(claimed).toBe(new Date(clock + 5_000).toISOString());
  expect(asked).toHaveLength(1);
  const stopped = crew.stop();
  asked[0]?.();
  await stopped;
  await Promise.all([first, second]);
});

it("leaves newer hands to who has them, and what older ones did under their own version", async () => {
  const tools = await freshDesk("sqlite");
  const seated = await crewedTable(tools, "sea p2", 1);
  const version = (crew_version: number) =>
    tools.store.db.updateTable("seats").set({ crew_version }).where("crew", "is not", null).execute();
  const acted = async () =>
    (await entriesAfter(tools.store.db, seated.table, 0)).filter(
      ({ kind, guest_id }) => kind === "act" && guest_id === crewGuest(1),
    ).length;
  await untilCrewIsDue(tools, seated);
  const ahead = later(tools, 5);
  await version(CREW_VERSION + 1);
  await settle(ahead, crewOf(ahead), seated.table);
  expect(await acted()).toBe(0);
  expect(await tools.store.db.selectFrom("crew_work").selectAll().execute()).toHaveLength(1);
  await version(CREW_VERSION);
  await settle(ahead, crewOf(ahead), seated.table);
  expect(await acted()).toBeGreaterThan(0);
  await version(1);
  await playWithCrew(tools, seated, 7);
  const opened = await verify(tools, null, seated.table);
  const dealt = opened.over ? dealtIn(opened) : null;
  if (!opened.over || dealt === null) throw new Error("an open game");
  expect(opened.crew.map((stay) => stay.version)).toEqual([1, CREW_VERSION]);
  const decisions = decisionsOf(opened, dealt.table, opened.crew);
  expect(await checkCrew(decisions, thinkHere, () => undefined)).toMatchObject({
    status: "older",
  });
  const own = decisions.filter(({ stay }) => stay.version === CREW_VERSION);
  expect(own.length).toBeGreaterThan(5);
  expect(await checkCrew(own, thinkHere, () => undefined)).toEqual({
    status: "all",
    count: own.length,
  });
});
