/**
 * Lost games are analysed for devices that are too slow to: one at a time, with a limited queue and cached answers, and
 * nothing can be asked about a game that goes on.
 */
import type { ToldLosing } from "@stillwater/analysis";
import { isWon } from "@stillwater/analysis";
import {
  deal,
  mask,
  readAct,
  readOptions,
  readPosition,
  rulebookFor,
  seededFate,
  type Table,
  writePosition,
} from "@stillwater/engine";
import { dealName } from "@stillwater/table/session";
import { describe, expect, it, vi } from "vitest";
import { type GameAsked, type LookAsked, lookingIntoBy } from "@/server/crew/looking-into";
import * as program from "@/server/crew/program";
import { hashOfToken } from "@/server/identity/token";
import { appRouter } from "@/server/routers/router";
import { tableById } from "@/server/storage/tables";
import { firstOnLosing, losingOf } from "@/server/tables/losing";
import { replay } from "@/server/tables/replaying";
import { luckFrom, playOut } from "./support/bot";
import { Browser, freshServer } from "./support/browser";
import { dealtTable, freshDesk } from "./support/desk";

const TOLD: ToldLosing = { kind: "unknown", won: null, lost: { after: 9, proof: null } };
const game = (seed: string): GameAsked => ({ code: "sea p2", seed, acts: [{ seat: 0, text: "47 r4c2" }] });

/** An analysis that ends when the test says so. */
function held() {
  const looked: { readonly asked: LookAsked; readonly end: (told: ToldLosing | null) => void }[] = [];
  const look = (asked: LookAsked) =>
    new Promise<ToldLosing | null>((resolve) => looked.push({ asked, end: resolve }));
  return { looked, look };
}

/** Whether a procedure of the API is a query. */
function isQuery(procedure: object): boolean {
  const { _def: about } = "_def" in procedure ? procedure : { _def: null };
  return typeof about === "object" && about !== null && "type" in about && about.type === "query";
}

/** The input of each query of the API for one game; `seen` is its position as the seat sees it. */
const queriesAbout = (
  { table, deal, code }: { readonly table: string; readonly deal: string; readonly code: string },
  seen: string,
): Readonly<Record<string, object>> => ({
  "table.look": { table },
  "table.log": { table, before: 1_000 },
  "table.verify": { table },
  "table.replay": { table },
  "table.losing": { table },
  "deal.results": { deal },
  "deal.grades": { code },
  "daily.month": { month: new Date().toISOString().slice(0, 7) },
  "daily.standing": { day: new Date().toISOString().slice(0, 10), code },
  "lobby.list": {},
  "me.get": {},
  "me.logBook": {},
  "push.key": {},
  "rules.check": { position: seen, action: "discard 1 2" },
  "rules.card": { position: seen, card: "47" },
  "rules.space": { position: seen, space: "r4c2" },
});

function readTable(snapshot: string): Table {
  const read = readPosition(snapshot);
  if (!read.ok) throw new Error("a snapshot that cannot be read");
  return read.value;
}

const LATE = 60_000;

/** What is told of a game if the clock shows these times in turn, and then stays at the last. */
function lookedIntoAt(times: readonly number[], asked: GameAsked): ToldLosing | null {
  let looks = 0;
  const clock = vi.spyOn(performance, "now");
  clock.mockImplementation(() => times[Math.min(looks++, times.length - 1)] ?? LATE);
  try {
    return program.lookedInto({ game: asked, enoughMs: 1_000 });
  } finally {
    clock.mockRestore();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("looking into lost games", () => {
  it("takes one at a time, says how many come before, and keeps what was found by what was played", async () => {
    const { looked, look } = held();
    const { ask } = lookingIntoBy(look);
    expect(ask(game("one"))).toEqual({ state: "waiting", before: 0 });
    expect(ask(game("two"))).toEqual({ state: "waiting", before: 1 });
    expect(ask(game("one"))).toEqual({ state: "waiting", before: 0 });
    expect(looked).toHaveLength(1);
    looked[0]?.end(TOLD);
    await settled();
    expect(looked).toHaveLength(2);
    expect(ask(game("one"))).toEqual({ state: "told", told: TOLD });
    expect(ask(game("two"))).toEqual({ state: "waiting", before: 0 });
    looked[1]?.end(null);
    await settled();
    expect(ask(game("two"))).toEqual({ state: "nothing" });
    // The same deal with other acts is another game.
    expect(ask({ ...game("one"), acts: [] })).toEqual({ state: "waiting", before: 0 });
    expect(looked).toHaveLength(3);
  });

  it("takes in no more than so many, and forgets the oldest answer", async () => {
    const { looked, look } = held();
    const { ask } = lookingIntoBy(look, { waiting: 2, kept: 1 });
    ask(game("one"));
    ask(game("two"));
    expect(ask(game("three"))).toEqual({ state: "full" });
    looked[0]?.end(TOLD);
    await settled();
    expect(ask(game("three"))).toEqual({ state: "waiting", before: 1 });
    looked[1]?.end(TOLD);
    await settled();
    expect(ask(game("two"))).toEqual({ state: "told", told: TOLD });
    expect(ask(game("one"))).toEqual({ state: "waiting", before: 1 });
  });

  it("tells a page at once what is kept, and nothing while another game is looked into", async () => {
    const { looked, look } = held();
    const { ask, atOnce } = lookingIntoBy(look);
    const first = atOnce(game("one"));
    expect(looked[0]?.asked.game).toEqual(game("one"));
    // Only one quick analysis at a time.
    expect(await atOnce(game("two"))).toBeNull();
    looked[0]?.end(TOLD);
    expect(await first).toEqual(TOLD);
    // Something is left open, so asking starts a longer analysis.
    expect(ask(game("one"))).toEqual({ state: "waiting", before: 0 });
    expect(looked[1]?.asked.enoughMs).toBeGreaterThan(looked[0]?.asked.enoughMs ?? 0);
    expect(await atOnce(game("two"))).toBeNull();
    looked[1]?.end({ ...TOLD, kind: "here" });
    await settled();
    expect(await atOnce(game("one"))).toEqual({ ...TOLD, kind: "here" });
    const proven = atOnce(game("three"));
    looked[2]?.end({ ...TOLD, kind: "here" });
    await proven;
    expect(ask(game("three"))).toEqual({ state: "told", told: { ...TOLD, kind: "here" } });
    expect(looked).toHaveLength(3);
  });

  it("goes on after a look that failed, says so once, and looks again for whoever asks again", async () => {
    let tries = 0;
    const { ask } = lookingIntoBy(async () => {
      if (tries++ === 0) throw new Error("a thread that was lost");
      return TOLD;
    });
    ask(game("one"));
    ask(game("two"));
    await settled();
    await settled();
    expect(ask(game("two"))).toEqual({ state: "told", told: TOLD });
    expect(ask(game("one"))).toEqual({ state: "failed" });
    expect(ask(game("one"))).toEqual({ state: "waiting", before: 0 });
    await settled();
    expect(ask(game("one"))).toEqual({ state: "told", told: TOLD });
  });

  it("glances again after a glance that failed", async () => {
    let tries = 0;
    const { atOnce } = lookingIntoBy(async () => {
      if (tries++ === 0) throw new Error("a thread that was lost");
      return TOLD;
    });
    expect(await atOnce(game("one"))).toBeNull();
    expect(await atOnce(game("one"))).toEqual(TOLD);
  });
});

describe("at the server's door", () => {
  it("nothing can be asked about a game that goes on, by whoever sits there or anybody else", async () => {
    const tools = await freshDesk("sqlite");
    const seated = await dealtTable(tools, "sea p2", 2);
    const asked: GameAsked[] = [];
    const ask = (one: GameAsked) => {
      asked.push(one);
      return { state: "full" } as const;
    };
    const atOnce = async (one: GameAsked) => {
      asked.push(one);
      return TOLD;
    };
    const everybody = [...seated.players.map(({ token }) => hashOfToken(token)), null];
    const tell = async () =>
      Promise.all(
        everybody.map(async (viewer) => losingOf(await replay(tools, viewer, seated.table), { ask })),
      );
    expect(await tell()).toEqual(everybody.map(() => ({ state: "nothing" })));
    for (const viewer of everybody)
      expect(await firstOnLosing(await replay(tools, viewer, seated.table), { atOnce })).toBeNull();
    expect(asked).toEqual([]);
    await playOut(tools, seated, luckFrom(2));
    const row = await tableById(tools.store.db, seated.table);
    expect(row?.status).toBe("lost");
    expect(await tell()).toEqual(everybody.map(() => ({ state: "full" })));

    const [one] = asked;
    if (one === undefined) throw new Error("nothing was asked");
    expect(one).toMatchObject({ code: "sea p2", seed: row?.seed });
    const told = program.lookedInto({ game: one, enoughMs: 15_000 });
    const options = readOptions(one.code);
    if (!options.ok || told?.won == null) throw new Error("nothing is told");
    // The answer is a line that wins with the cards of that game.
    const rulebook = rulebookFor(options.value);
    const acts = [...one.acts.slice(0, told.won.after), ...told.won.line].map(({ text, seat }) => {
      const read = readAct(rulebook, text, seat);
      if (!read.ok) throw new Error(text);
      return read.value;
    });
    const fate = seededFate(one.seed);
    expect(isWon({ table: deal(rulebook, fate).table, fate: seededFate(one.seed) }, acts)).toBe(true);
    expect(told.won.after).toBeLessThan(told.lost.after);

    // Once there is a first answer, the time is checked even while the next step is still searching.
    const known = lookedIntoAt([0, LATE], one);
    expect(known).not.toBeNull();
    expect(lookedIntoAt([0, 0, LATE], one)).toEqual(known);
  });

  it("no address answers about a game that goes on", async () => {
    const server = await freshServer();
    const ana = new Browser(server);
    const opened = await ana.mutate("table.open", {
      name: "Ana",
      language: "en",
      code: "sea p1",
      pace: "now",
    });
    const { table } = opened.data as { table: string };
    expect((await ana.query("table.losing", { table })).data).toEqual({ state: "nothing" });
    await ana.mutate("table.deal", { table });
    for (const asker of [ana, new Browser(server)]) {
      expect((await asker.query("table.losing", { table })).data).toEqual({ state: "nothing" });
      // Nor is the whole game told, from which everything else could be derived.
      expect((await asker.query("table.replay", { table })).data).toEqual({ over: false, sealed: false });
      expect((await asker.query("table.verify", { table })).data).toMatchObject({ over: false });
    }
    expect((await ana.query("table.losing", { table: "nosuchtable1" })).status).toBe(404);
  });

  it("no query there is tells the seed of a game that goes on to whoever sits there or anybody else, and once it is over one does", async () => {
    const server = await freshServer();
    const seated = await dealtTable(server.tools, "sea p1", 1);
    const seed = (await tableById(server.tools.store.db, seated.table))?.seed;
    if (seed == null) throw new Error("it is dealt");
    const ana = new Browser(server);
    ana.cookie = `stillwater=${seated.players[0]?.token}`;
    /** The queries that told the seed; each must have been answered, or said that it found nothing. */
    const telling = async (): Promise<readonly string[]> => {
      const row = await tableById(server.tools.store.db, seated.table);
      if (row?.snapshot == null || row.deal === null) throw new Error("it is dealt");
      const asked = { table: seated.table, deal: dealName(row.code, row.deal), code: row.code };
      const seen = writePosition(mask(readTable(row.snapshot), 0));
      const told: string[] = [];
      for (const [name, input] of Object.entries(queriesAbout(asked, seen)))
        for (const asker of [ana, new Browser(server)]) {
          const { status, text } = await asker.query(name, input);
          expect([200, 404], `${name}: ${text}`).toContain(status);
          if (text.includes(seed)) told.push(name);
        }
      return told;
    };
    const named = Object.entries(appRouter._def.procedures).flatMap(([name, one]) =>
      isQuery(one) ? [name] : [],
    );
    expect(named.sort()).toEqual(Object.keys(queriesAbout({ table: "", deal: "", code: "" }, "")).sort());
    expect(await telling()).toEqual([]);
    await playOut(server.tools, seated, luckFrom(2));
    expect(await telling()).toContain("table.verify");
  });
});
