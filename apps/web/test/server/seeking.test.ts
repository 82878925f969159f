/** Finding people to play with: seekers are seated together at once, and in the end the quiet crew takes free seats. */
import { describe, expect, it, onTestFinished } from "vitest";
import { sameCrew } from "@/server/crew/again";
import { seek } from "@/server/crew/seeking";
import { openServer, type Server } from "@/server/runtime/server";
import { readSettings } from "@/server/runtime/settings";
import { tableById } from "@/server/storage/tables";
import { changeTable } from "@/server/tables/changing";
import { dealTable } from "@/server/tables/playing";
import { leave, sit } from "@/server/tables/seating";
import { lookAtTable } from "@/server/tables/view";
import { wish } from "@/server/tables/waiting";
import { crewOf, later } from "./support/crew";
import { dealtTable, freshDesk, people } from "./support/desk";
import { freshDatabase, KINDS } from "./support/places";
import { watch } from "./support/viewer";

const seats = async (tools: Parameters<typeof lookAtTable>[0], table: string) =>
  (await lookAtTable(tools, null, table)).seats.map((seat) => seat?.crew ?? seat?.name ?? null);

describe.each(KINDS)("on %s", (kind) => {
  it("seats three who look for the same at once, and deals", async () => {
    const tools = await freshDesk(kind);
    const [ana, ben, cleo] = await people(tools, 3);
    if (!ana || !ben || !cleo) throw new Error("people");
    const first = await seek(tools, ana.guest, { games: ["sea"], seconds: 60 });
    const either = await seek(tools, ben.guest, { games: ["mountain", "sea"], seconds: 60 });
    expect(either).toEqual(first);
    expect(await seek(tools, ana.guest, { games: ["sea"], seconds: 60 })).toEqual(first);
    expect((await tableById(tools.store.db, first.table))?.status).toBe("waiting");
    expect(await seek(tools, cleo.guest, { games: ["sea"], seconds: 60 })).toEqual(first);
    expect(await tableById(tools.store.db, first.table)).toMatchObject({
      status: "playing",
      crew_pace: null,
    });
  });
});

it("brings somebody who would play either together with who wants one of them, whoever came first", async () => {
  const tools = await freshDesk("sqlite");
  const [ana, ben, cleo, dora] = await people(tools, 4);
  if (!ana || !ben || !cleo || !dora) throw new Error("people");
  const { table } = await seek(tools, ana.guest, { games: ["sea", "mountain"], seconds: 60 });
  expect((await tableById(tools.store.db, table))?.code).toBe("sea p3");
  // Ana would play the mountain too: her table changes to it, and Ben sits down there.
  expect(await seek(tools, ben.guest, { games: ["mountain"], seconds: 60 })).toEqual({ table });
  expect(await tableById(tools.store.db, table)).toMatchObject({ code: "mountain p3", status: "waiting" });
  // Ben would not play the sea.
  const other = await seek(tools, cleo.guest, { games: ["sea"], seconds: 60 });
  expect(other.table).not.toBe(table);
  expect((await tableById(tools.store.db, table))?.code).toBe("mountain p3");
  expect(await seek(tools, dora.guest, { games: ["sea", "mountain"], seconds: 60 })).toEqual({ table });
  expect(await tableById(tools.store.db, table)).toMatchObject({ code: "mountain p3", status: "playing" });
});

it("keeps a game that somebody settled by hand", async () => {
  const tools = await freshDesk("sqlite");
  const [ana, ben] = await people(tools, 2);
  if (!ana || !ben) throw new Error("people");
  const { table } = await seek(tools, ana.guest, { games: ["mountain", "sea"], seconds: 60 });
  expect((await tableById(tools.store.db, table))?.code).toBe("mountain p3");
  const code = { code: "sea p3", pace: "now", listed: false } as const;
  expect(await changeTable(tools, ana.guest, { table, ...code })).toHaveProperty("rev");
  expect((await seek(tools, ben.guest, { games: ["mountain"], seconds: 60 })).table).not.toBe(table);
});

it("gives what is free to the quiet crew when the time is over, and nothing to who has gone", async () => {
  const tools = await freshDesk("sqlite");
  const [ana, ben] = await people(tools, 2);
  if (!ana || !ben) throw new Error("people");
  const { table } = await seek(tools, ana.guest, { games: ["sea"], seconds: 60 });
  expect(await seek(tools, ben.guest, { games: ["sea"], seconds: 60 })).toEqual({ table });
  expect((await lookAtTable(tools, null, table)).gathersUntil).toBeDefined();
  const here = watch(tools, table, ana.token);
  await here.reached(2);
  const early = later(tools, 20);
  await crewOf(early).look();
  expect(await seats(tools, table)).toEqual(["Ana", "Ben", null]);
  const due = later(tools, 61);
  await crewOf(due).look();
  // Ben has closed the page.
  expect(await seats(tools, table)).toEqual(["Ana", "steady", "steady"]);
  const view = await lookAtTable(tools, null, table);
  expect(view).toMatchObject({ status: "playing", crewPace: "easy" });
  expect(view.gathersUntil).toBeUndefined();
  here.stop();
});

it("deals for nobody where all have gone, and seats nobody there", async () => {
  const tools = await freshDesk("sqlite");
  const [ana, ben] = await people(tools, 2);
  if (!ana || !ben) throw new Error("people");
  const { table } = await seek(tools, ana.guest, { games: ["sea"], seconds: 600 });
  const after = later(tools, 60);
  expect((await seek(after, ben.guest, { games: ["sea"], seconds: 30 })).table).not.toBe(table);
  const due = later(tools, 601);
  await crewOf(due).look();
  expect(await seats(tools, table)).toEqual([null, null, null]);
  expect((await tableById(tools.store.db, table))?.status).toBe("waiting");
});

it("judges nobody gone before it could know, and deals as soon as who was missed is back", async () => {
  const tools = await freshDesk("sqlite");
  const [ana, ben] = await people(tools, 2);
  if (!ana || !ben) throw new Error("people");
  const { table } = await seek(tools, ana.guest, { games: ["sea"], seconds: 10 });
  await seek(tools, ben.guest, { games: ["sea"], seconds: 10 });
  const code = { code: "mountain p3", pace: "now", listed: false } as const;
  expect(await changeTable(tools, ana.guest, { table, ...code })).toEqual({ refused: "fixed" });
  const here = watch(tools, table, ana.token);
  await here.reached(2);
  // The server has been listening for less than a minute: Ben may be on the way back.
  await crewOf(later(tools, 30)).look();
  expect(await seats(tools, table)).toEqual(["Ana", "Ben", null]);
  const back = watch(tools, table, ben.token);
  await back.reached(2);
  await crewOf(later(tools, 40)).look();
  expect(await seats(tools, table)).toEqual(["Ana", "Ben", "steady"]);
  expect((await tableById(tools.store.db, table))?.status).toBe("playing");
  here.stop();
  back.stop();
});

it("takes a seat from nobody while it hears nothing of other servers", async () => {
  const tools = await freshDesk("sqlite");
  const [ana, ben] = await people(tools, 2);
  if (!ana || !ben) throw new Error("people");
  const { table } = await seek(tools, ana.guest, { games: ["sea"], seconds: 600 });
  tools.pubsub.presences.hears(false);
  expect((await seek(later(tools, 60), ben.guest, { games: ["sea"], seconds: 30 })).table).toBe(table);
});

async function serverOn(url: string): Promise<Server> {
  const server = await openServer(readSettings({ DATABASE_URL: url }));
  onTestFinished(() => server.close());
  return server;
}

it("brings people together who ask two servers at the same moment", async () => {
  const url = await freshDatabase();
  const [a, b] = [await serverOn(url), await serverOn(url)];
  const [ana, ben] = await people(a.tools, 2);
  if (!ana || !ben) throw new Error("people");
  const seeking = { games: ["mountain"], seconds: 60 } as const;
  const [one, other] = await Promise.all([
    seek(a.tools, ana.guest, seeking),
    seek(b.tools, ben.guest, seeking),
  ]);
  expect(one).toEqual(other);
});

it("brings the same crew together again, each in the seat they had", async () => {
  const tools = await freshDesk("sqlite");
  const { table, players } = await dealtTable(tools, "sea p2", 2);
  const [ana, ben] = players;
  const [cleo] = await people(tools, 1);
  if (!ana || !ben || !cleo) throw new Error("people");
  expect(await sameCrew(tools, ana.guest, table)).toEqual({ refused: "playing" });
  await wish(tools, ana.guest, { table, wish: "stop" });
  await wish(tools, ben.guest, { table, wish: "stop" });
  const next = await sameCrew(tools, ben.guest, table);
  if (!("table" in next)) throw new Error("a table");
  expect(await seats(tools, next.table)).toEqual([null, "Ben"]);
  expect(await sameCrew(tools, ana.guest, table)).toEqual(next);
  expect(await sameCrew(tools, ana.guest, table)).toEqual(next);
  expect(await seats(tools, next.table)).toEqual(["Ana", "Ben"]);
  await expect(sameCrew(tools, cleo.guest, table)).rejects.toMatchObject({ kind: "no-seat" });
});

it("shows nobody two hands of the game that the same crew plays next", async () => {
  const tools = await freshDesk("sqlite");
  const { table, players } = await dealtTable(tools, "sea p2", 2);
  const [ana, ben] = players;
  const [cleo] = await people(tools, 1);
  if (!ana || !ben || !cleo) throw new Error("people");
  await wish(tools, ana.guest, { table, wish: "stop" });
  await wish(tools, ben.guest, { table, wish: "stop" });
  const next = await sameCrew(tools, ana.guest, table);
  if (!("table" in next)) throw new Error("a table");
  // Ben takes Ana's seat there, sees its hand, and leaves; then he may only take Ana's place again.
  await leave(tools, ana.guest, next.table);
  await sit(tools, ben.guest, { table: next.table, seat: 0 });
  await sit(tools, cleo.guest, { table: next.table, seat: 1 });
  await dealTable(tools, cleo.guest, next.table);
  await leave(tools, cleo.guest, next.table);
  await leave(tools, ben.guest, next.table);
  expect(await sameCrew(tools, ben.guest, table)).toEqual({ refused: "taken" });
  expect(await seats(tools, next.table)).toEqual([null, null]);
});

it("is asked for no more where people have dealt before the time was over", async () => {
  const tools = await freshDesk("sqlite");
  const [ana, ben, cleo] = await people(tools, 3);
  if (!ana || !ben || !cleo) throw new Error("people");
  const { table } = await seek(tools, ana.guest, { games: ["sea"], seconds: 10 });
  await sit(tools, ben.guest, { table });
  await sit(tools, cleo.guest, { table });
  expect(await dealTable(tools, ana.guest, table)).toHaveProperty("rev");
  await crewOf(later(tools, 11)).look();
  expect(await tools.store.db.selectFrom("crew_work").selectAll().execute()).toEqual([]);
});
