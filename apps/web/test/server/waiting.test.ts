/** A table that waits for somebody asks the others what to do, and does what they all wish. */
import { due } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { me } from "@/server/identity/guests";
import { hashOfToken } from "@/server/identity/token";
import { find, sit } from "@/server/tables/seating";
import type { Tools } from "@/server/tables/tools";
import { lookAtTable } from "@/server/tables/view";
import { nudge, wish } from "@/server/tables/waiting";
import { luckFrom, playOut, wholeTable } from "./support/bot";
import { dealtTable, freshDesk, type Person, people, type Seated } from "./support/desk";
import { KINDS } from "./support/places";

/** The same desk some minutes later. */
const later = (tools: Tools, minutes: number): Tools => {
  return { ...tools, clock: () => new Date(Date.now() + minutes * 60_000) };
};

async function waitedFor(tools: Tools, { table, players }: Seated): Promise<[Person, Person, ...Person[]]> {
  const whole = await wholeTable(tools, table);
  const asked = due((whole as NonNullable<typeof whole>).table).seats[0] ?? 0;
  const others = players.filter((_, seat) => seat !== asked);
  return [players[asked], ...others] as [Person, Person, ...Person[]];
}

const view = (tools: Tools, person: Person, table: string) =>
  lookAtTable(tools, hashOfToken(person.token), table);

describe.each(KINDS)("on %s", (kind) => {
  it("tells who is waited for and until when, and nothing before the deal or after the end", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p3", 3);
    const [late, host] = await waitedFor(tools, seated);
    const { waiting, you } = await view(tools, late, seated.table);
    expect(waiting).toMatchObject({ seats: [you], nudged: false, wishes: ["none", "none", "none"] });
    expect(Date.parse(waiting?.lateAt ?? "") - Date.parse(waiting?.since ?? "")).toBe(3 * 60_000);
    expect((await me(tools, late.guest))?.tables).toMatchObject([{ turn: true, nudged: false }]);
    expect((await me(tools, host.guest))?.tables).toMatchObject([{ turn: false, nudged: false }]);
    await playOut(tools, seated, luckFrom(3));
    expect((await view(tools, late, seated.table)).waiting).toBeNull();
  });

  it("nudges once, and only when it is late", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p2", 2);
    const [late, host] = await waitedFor(tools, seated);
    const at = seated.table;
    expect(await nudge(tools, host.guest, at)).toEqual({ refused: "early" });
    const then = later(tools, 4);
    expect(await nudge(then, late.guest, at)).toEqual({ refused: "nobody" });
    expect(await nudge(then, host.guest, at)).toMatchObject({ rev: expect.any(Number) });
    expect(await nudge(then, host.guest, at)).toEqual({ refused: "nudged" });
    expect((await me(tools, late.guest))?.tables).toMatchObject([{ turn: true, nudged: true }]);
    // A nudge or a wish does not make an act stale that was meant for the revision before it.
    await playOut(tools, seated, luckFrom(1), 1);
    expect((await view(tools, late, at)).waiting?.nudged).toBe(false);
  });

  it("frees the seat when all others wish it; somebody else takes it with its hand", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p3", 3);
    const [late, one, two] = await waitedFor(tools, seated);
    const at = seated.table;
    expect(await wish(tools, one.guest, { table: at, wish: "free" })).toEqual({ refused: "early" });
    const then = later(tools, 4);
    expect(await wish(then, late.guest, { table: at, wish: "free" })).toEqual({ refused: "nobody" });
    expect(await wish(then, one.guest, { table: at, wish: "free" })).toMatchObject({ done: null });
    expect(await wish(then, one.guest, { table: at, wish: "none" })).toMatchObject({ done: null });
    expect(await wish(then, (two as Person).guest, { table: at, wish: "free" })).toMatchObject({
      done: null,
    });
    const before = await view(tools, late, at);
    expect(await wish(then, one.guest, { table: at, wish: "free" })).toMatchObject({ done: "freed" });
    const seat = before.you as number;
    // Somebody who comes back sees that the seat was theirs, and may sit down again while nobody else has.
    expect(await view(tools, late, at)).toMatchObject({ you: null, lost: seat });
    expect((await view(tools, one, at)).lost).toBeUndefined();
    const [stranger] = await people(tools, 1);
    expect(await find(tools, (stranger as Person).guest, seated.words)).toEqual({ table: at });
    expect(await sit(tools, (stranger as Person).guest, { table: at })).toMatchObject({ seat });
    expect((await view(tools, stranger as Person, at)).position).toBe(before.position);
    expect(await view(tools, late, at)).toMatchObject({ you: null, lost: seat });
    expect(await sit(tools, late.guest, { table: at })).toEqual({ refused: "taken" });
  });

  it("asks everybody where everybody is waited for: nobody ends a game for the others", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p2", 2);
    const at = seated.table;
    const asked = async (): Promise<number> =>
      due(((await wholeTable(tools, at)) as NonNullable<Awaited<ReturnType<typeof wholeTable>>>).table).seats
        .length;
    for (let acts = 0; acts < 200 && (await asked()) < 2; acts++)
      await playOut(tools, seated, luckFrom(acts), 1);
    expect(await asked()).toBe(2);
    const then = later(tools, 4);
    const [one, two] = seated.players as [Person, Person];
    expect(await wish(then, one.guest, { table: at, wish: "stop" })).toMatchObject({ done: null });
    expect((await view(then, two, at)).status).toBe("playing");
    expect(await wish(then, two.guest, { table: at, wish: "stop" })).toMatchObject({ done: "stopped" });
  });

  it("ends the game when everybody wishes it, and shows what it came to", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p2", 2);
    await playOut(tools, seated, luckFrom(5), 9);
    const [one, two] = seated.players as [Person, Person];
    const at = seated.table;
    expect(await wish(tools, one.guest, { table: at, wish: "stop" })).toMatchObject({ done: null });
    expect((await view(tools, two, at)).waiting?.wishes).toEqual(["stop", "none"]);
    // An act cancels all wishes.
    await playOut(tools, seated, luckFrom(6), 1);
    expect((await view(tools, two, at)).waiting?.wishes).toEqual(["none", "none"]);
    await wish(tools, one.guest, { table: at, wish: "stop" });
    expect(await wish(tools, two.guest, { table: at, wish: "stop" })).toMatchObject({ done: "stopped" });
    const { status, seed, figures, waiting } = await view(tools, two, at);
    expect({ status, waiting, seed: typeof seed }).toEqual({
      status: "stopped",
      waiting: null,
      seed: "string",
    });
    expect(figures).toMatchObject({ turns: expect.any(Number), open: expect.any(Number) });
    expect(await find(tools, one.guest, seated.words)).toEqual({ table: null });
  });
});
