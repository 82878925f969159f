/** After the end of a game a crew may talk and look at the replay together; before it, and to others, nothing is said. */

import type { Frame, TalkView } from "@stillwater/table/session";
import { beforeEach, describe, expect, it } from "vitest";
import { forgetEverything } from "@/server/identity/forgetting";
import { claim, moveLink } from "@/server/identity/moving";
import { dealTable } from "@/server/tables/playing";
import { openTable, sit } from "@/server/tables/seating";
import { allowTalk, lead, putTalkAway, sayLine } from "@/server/tables/talk";
import type { Tools } from "@/server/tables/tools";
import { wish } from "@/server/tables/waiting";
import { Browser, freshServer } from "./support/browser";
import { later } from "./support/crew";
import { dealtTable, freshDesk, type Person, people, type Seated } from "./support/desk";
import { KINDS } from "./support/places";
import { until } from "./support/until";
import { opening, watch } from "./support/viewer";

const lastTalk = (frames: readonly Frame[]): TalkView | undefined =>
  frames.findLast((frame) => frame.kind === "talk")?.talk;

/** Ends a game the shortest way: all of its crew wish it. */
async function stopped(tools: Tools, seated: Seated): Promise<Seated> {
  for (const { guest } of seated.players) await wish(tools, guest, { table: seated.table, wish: "stop" });
  return seated;
}

const pair = ({ players }: Seated) => players as readonly [Person, Person];

async function publicTable(tools: Tools): Promise<Seated> {
  const players = await people(tools, 2);
  const [ana, ben] = players as [Person, Person];
  const opened = await openTable(tools, ana.guest, { code: "sea p2", pace: "now", listed: true });
  if (!("table" in opened)) throw new Error("no table");
  await sit(tools, ben.guest, { table: opened.table });
  await dealTable(tools, ana.guest, opened.table);
  return { ...opened, players };
}

describe.each(KINDS)("on %s", (kind) => {
  let tools: Tools;
  beforeEach(async () => {
    tools = await freshDesk(kind);
  });

  it("takes no line, no wish to talk and no lead before the end, and tells nobody of any", async () => {
    const seated = await dealtTable(tools, "sea p2", 2);
    const [ana, ben] = pair(seated);
    const { table } = seated;
    const follower = watch(tools, table, ben.token);
    await follower.reached(1);
    const no = { refused: "playing" };
    expect(await sayLine(tools, ana.guest, { table, line: "47 next" })).toEqual(no);
    expect(await allowTalk(tools, ana.guest, { table, on: true })).toEqual(no);
    expect(await lead(tools, ana.guest, { table, to: { stop: 3, line: null } })).toEqual(no);
    expect(await tools.store.db.selectFrom("lines").selectAll().execute()).toEqual([]);
    expect(await tools.store.db.selectFrom("leads").selectAll().execute()).toEqual([]);
    await stopped(tools, seated);
    await until(() => lastTalk(follower.frames) !== undefined);
    follower.stop();
    // The first frame about talk came with the end.
    const first = follower.frames.findIndex((frame) => frame.kind === "talk");
    expect(
      follower.frames
        .slice(0, first)
        .some((frame) => frame.kind === "table" && frame.view.status === "stopped"),
    ).toBe(true);
    expect(lastTalk(follower.frames)).toEqual({ on: true, wants: [false, false], lines: [], lead: null });
  });

  it("shows each seat's one line to the crew, to who comes back, and to nobody else", async () => {
    const seated = await stopped(tools, await dealtTable(tools, "sea p3", 3));
    const [ana, ben] = pair(seated);
    const { table } = seated;
    const crew = watch(tools, table, ana.token);
    const stranger = watch(tools, table, null);
    expect(await sayLine(tools, ben.guest, { table, line: "I held the 30 too." })).toEqual({ done: true });
    expect(await sayLine(tools, ana.guest, { table, line: "I paid the 4." })).toEqual({ done: true });
    const said = [
      { seat: 1, text: "I held the 30 too." },
      { seat: 0, text: "I paid the 4." },
    ];
    await until(() => JSON.stringify(lastTalk(crew.frames)?.lines) === JSON.stringify(said));
    // Another line replaces the first; null takes it back.
    await sayLine(tools, ana.guest, { table, line: null });
    await until(() => lastTalk(crew.frames)?.lines.length === 1);
    crew.stop();
    stranger.stop();
    expect(lastTalk(stranger.frames)).toBeUndefined();
    const again = await opening(tools, table, seated.players[2]?.token ?? null);
    expect(lastTalk(again)?.lines).toEqual(said.slice(0, 1));
    expect(lastTalk(await opening(tools, table, null))).toBeUndefined();
    const [other] = (await people(tools, 1)) as [Person];
    await expect(sayLine(tools, other.guest, { table, line: "Hello" })).rejects.toMatchObject({
      kind: "no-seat",
    });
  });

  it("tells nothing more to a page of somebody who has moved to another device, or has been forgotten", async () => {
    const seated = await stopped(tools, await dealtTable(tools, "sea p3", 3));
    const [ana, ben, cleo] = seated.players as readonly [Person, Person, Person];
    const { table } = seated;
    const left = [ben, cleo].map(({ token }) => watch(tools, table, token));
    await until(() => left.every(({ frames }) => lastTalk(frames) !== undefined));
    expect(await claim(tools, (await moveLink(tools, ben.guest)).code)).not.toBeNull();
    await forgetEverything(tools, cleo.guest);
    await sayLine(tools, ana.guest, { table, line: "I paid the 4." });
    for (const { ended, frames } of left) {
      expect(await ended).toMatchObject({ name: "AbortError" });
      expect(lastTalk(frames)?.lines).toEqual([]);
    }
  });

  it("keeps still at a public table until every seat wants to talk, and again when one does no more", async () => {
    const seated = await stopped(tools, await publicTable(tools));
    const [ana, ben] = pair(seated);
    const { table } = seated;
    const off = { refused: "off" };
    expect(await sayLine(tools, ana.guest, { table, line: "Well sailed" })).toEqual(off);
    await allowTalk(tools, ana.guest, { table, on: true });
    expect(await sayLine(tools, ana.guest, { table, line: "Well sailed" })).toEqual(off);
    await allowTalk(tools, ben.guest, { table, on: true });
    expect(await sayLine(tools, ana.guest, { table, line: "Well sailed" })).toEqual({ done: true });
    expect(lastTalk(await opening(tools, table, ben.token))).toMatchObject({
      on: true,
      lines: [{ seat: 0 }],
    });
    await allowTalk(tools, ben.guest, { table, on: false });
    expect(lastTalk(await opening(tools, table, ben.token))).toMatchObject({ on: false, lines: [] });
  });

  it("lets one lead, another take over, and only the leader stop", async () => {
    const seated = await stopped(tools, await dealtTable(tools, "sea p2", 2));
    const [ana, ben] = pair(seated);
    const { table } = seated;
    const leadOf = async (person: Person) => lastTalk(await opening(tools, table, person.token))?.lead;
    await lead(tools, ana.guest, { table, to: { stop: 3, line: "3~1:47 r4c2" } });
    expect(await leadOf(ben)).toEqual({ seat: 0, stop: 3, line: "3~1:47 r4c2" });
    await lead(tools, ben.guest, { table, to: { stop: 5, line: null } });
    expect(await leadOf(ana)).toEqual({ seat: 1, stop: 5, line: null });
    await lead(tools, ana.guest, { table, to: null });
    expect(await leadOf(ana)).toMatchObject({ seat: 1 });
    await lead(tools, ben.guest, { table, to: null });
    expect(await leadOf(ana)).toBeNull();
  });

  it("puts everything away once the last of the crew has gone, and nothing while one is there", async () => {
    const seated = await stopped(tools, await dealtTable(tools, "sea p2", 2));
    const [ana, ben] = pair(seated);
    const { table } = seated;
    const crew = watch(tools, table, ben.token);
    await crew.reached(1);
    const earlier = later(tools, -600);
    await sayLine(earlier, ana.guest, { table, line: "I paid the 4." });
    await lead(earlier, ana.guest, { table, to: { stop: 3, line: null } });
    const muchLater = later(tools, 600);
    await putTalkAway(muchLater);
    expect(await tools.store.db.selectFrom("lines").selectAll().execute()).toHaveLength(1);
    crew.stop();
    await crew.ended;
    // Somebody who has just left may be on the way to another page of the table, however long ago the last line was.
    await putTalkAway(tools);
    expect(await tools.store.db.selectFrom("lines").selectAll().execute()).toHaveLength(1);
    await putTalkAway(muchLater);
    expect(await tools.store.db.selectFrom("lines").selectAll().execute()).toEqual([]);
    expect(await tools.store.db.selectFrom("leads").selectAll().execute()).toEqual([]);
  });

  it("takes the line of somebody who is forgotten off the screens of the others, and ends their own streams", async () => {
    const seated = await stopped(tools, await dealtTable(tools, "sea p2", 2));
    const [ana, ben] = pair(seated);
    const { table } = seated;
    const [hers, his] = [watch(tools, table, ana.token), watch(tools, table, ben.token)];
    await sayLine(tools, ana.guest, { table, line: "well played" });
    await until(() => lastTalk(his.frames)?.lines.length === 1);
    await forgetEverything(tools, ana.guest);
    await until(() => lastTalk(his.frames)?.lines.length === 0);
    expect(await hers.ended).toMatchObject({ name: "AbortError" });
    his.stop();
  });

  it("writes no entry, and forgets what somebody said who wants to be forgotten", async () => {
    const seated = await stopped(tools, await dealtTable(tools, "sea p2", 2));
    const [ana] = pair(seated);
    const { table } = seated;
    const entries = () => tools.store.db.selectFrom("entries").select("rev").execute();
    const before = await entries();
    await sayLine(tools, ana.guest, { table, line: "I paid the 4." });
    expect(await entries()).toEqual(before);
    await forgetEverything(tools, ana.guest);
    expect(await tools.store.db.selectFrom("lines").selectAll().execute()).toEqual([]);
  });
});

it("takes a plain line of at most 140 letters through the API, and not too many of them", async () => {
  const server = await freshServer({ LIMIT_SCALE: "1" });
  const ana = new Browser(server);
  const ben = new Browser(server);
  const { table } = await ana.openTable();
  await ben.mutate("table.sit", { table, name: "Ben", language: "en" });
  await ana.mutate("table.deal", { table });
  for (const one of [ana, ben]) await one.mutate("table.wish", { table, wish: "stop" });
  for (const line of ["", " ", "x".repeat(141), "a\u202eb"])
    expect((await ana.mutate("table.say", { table, line })).status).toBe(400);
  // The budget counts attempts, including those with invalid input; by now it is spent.
  expect((await ana.mutate("table.say", { table, line: "Well sailed" })).status).toBe(429);
  const line = "  I paid\nthe 4. ";
  expect((await ben.mutate("table.say", { table, line })).data).toEqual({ done: true });
  const [row] = await server.tools.store.db.selectFrom("lines").select("line").execute();
  expect(row?.line).toBe("I paid the 4.");
  for (const to of [
    { stop: -1, line: null },
    { stop: 1, line: "Hello" },
    { stop: 1, line: "1~1:\u00e9" },
  ])
    expect((await ben.mutate("table.lead", { table, to })).status).toBe(400);
});
