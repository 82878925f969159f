/** Nobody is dealt cards that others may know without being told; at a public table and in a duel not without agreeing. */

import { dealName } from "@stillwater/table/session";
import { describe, expect, it } from "vitest";
import { hashOfToken } from "@/server/identity/token";
import { tableById } from "@/server/storage/tables";
import { accept } from "@/server/tables/known";
import { lobby } from "@/server/tables/lobby";
import { dealTable } from "@/server/tables/playing";
import { replay, dealResults as resultsOf } from "@/server/tables/replaying";
import { leave, openTable, sit } from "@/server/tables/seating";
import type { Tools } from "@/server/tables/tools";
import { verify } from "@/server/tables/verifying";
import { lookAtTable } from "@/server/tables/view";
import { wish } from "@/server/tables/waiting";
import { luckFrom, playOut } from "./support/bot";
import { dealtTable, freshDesk, type Person, people, type Seated, seatedTable } from "./support/desk";
import { KINDS } from "./support/places";

const nameOf = async (tools: Tools, table: string): Promise<string> => {
  const row = await tableById(tools.store.db, table);
  return dealName(row?.code ?? "", row?.deal ?? "");
};

/** The name of a deal of this game that has been played to its end. */
async function playedDeal(tools: Tools, code: string, seats: number): Promise<string> {
  const seated = await dealtTable(tools, code, seats);
  await playOut(tools, seated, luckFrom(3));
  return nameOf(tools, seated.table);
}

async function openedAgain(
  tools: Tools,
  request: { readonly deal: string; readonly listed?: boolean },
): Promise<Seated> {
  const [host, guest] = (await people(tools, 2)) as [Person, Person];
  const reply = await openTable(tools, host.guest, { code: "", pace: "now", ...request });
  if (!("table" in reply)) throw new Error(JSON.stringify(reply));
  await sit(tools, guest.guest, { table: reply.table });
  return { ...reply, players: [host, guest] };
}

const hash = ({ token }: Person): string => hashOfToken(token);

describe.each(KINDS)("on %s", (kind) => {
  it("tells whoever is invited, sits or looks in the lobby that cards have been played before, and when", async () => {
    const tools = await freshDesk(kind);
    const name = await playedDeal(tools, "sea p2", 2);
    const { results } = (await resultsOf(tools, name)) ?? { results: [] };
    const again = await openedAgain(tools, { deal: name, listed: true });
    const [host, guest] = again.players as [Person, Person];
    for (const token of [null, hash(host), hash(guest)])
      expect((await lookAtTable(tools, token, again.table)).known).toEqual({
        since: results[0]?.at,
        asks: true,
        agreed: [false, false],
      });
    await leave(tools, guest.guest, again.table);
    const fresh = await seatedTable(tools, "sea p3", 2);
    const listed = (await lobby(tools)).open.find(({ id }) => id === again.table);
    expect(listed?.known).toEqual({ since: results[0]?.at });
    expect((await lookAtTable(tools, null, fresh.table)).known).toBeUndefined();
  });

  it("deals them at a public table and in a duel only when every seat has said yes", async () => {
    const tools = await freshDesk(kind);
    for (const [code, listed] of [
      ["sea p2", true],
      ["sea p2 duel", false],
    ] as const) {
      const again = await openedAgain(tools, { deal: await playedDeal(tools, code, 2), listed });
      const [host, guest] = again.players as [Person, Person];
      expect(await dealTable(tools, host.guest, again.table)).toEqual({ refused: "unsaid" });
      expect(await accept(tools, host.guest, again.table)).toHaveProperty("rev");
      expect(await dealTable(tools, host.guest, again.table)).toEqual({ refused: "unsaid" });
      // The agreement is a person's, not a seat's.
      await accept(tools, guest.guest, again.table);
      await leave(tools, guest.guest, again.table);
      const [other] = (await people(tools, 1)) as [Person];
      await sit(tools, other.guest, { table: again.table });
      expect((await lookAtTable(tools, hash(other), again.table)).known?.agreed).toEqual([true, false]);
      expect(await dealTable(tools, host.guest, again.table)).toEqual({ refused: "unsaid" });
      const said = await accept(tools, other.guest, again.table);
      expect(await accept(tools, other.guest, again.table)).toEqual(said);
      expect(await dealTable(tools, host.guest, again.table)).toHaveProperty("rev");
      // People who look later are still told.
      expect((await lookAtTable(tools, null, again.table)).known).toMatchObject({ asks: false });
    }
  });

  it("asks nobody among friends who play together, and nobody about new cards", async () => {
    const tools = await freshDesk(kind);
    const again = await openedAgain(tools, { deal: await playedDeal(tools, "sea p2", 2) });
    const [host] = again.players as [Person];
    expect((await lookAtTable(tools, null, again.table)).known).toMatchObject({ asks: false });
    expect(await accept(tools, host.guest, again.table)).toEqual({ refused: "unasked" });
    expect(await dealTable(tools, host.guest, again.table)).toHaveProperty("rev");
  });

  it("asks every seat of a public table about the day's deal, which a second cookie may have seen", async () => {
    const tools = await freshDesk(kind);
    const day = tools.clock().toISOString().slice(0, 10);
    const request = { code: "sea p2", pace: "now", day } as const;
    for (const listed of [true, false]) {
      const [host, guest] = (await people(tools, 2)) as [Person, Person];
      const opened = await openTable(tools, host.guest, { ...request, listed });
      if (!("table" in opened)) throw new Error(JSON.stringify(opened));
      const { table } = opened;
      const known = (await lookAtTable(tools, null, table)).known;
      expect(known).toMatchObject({ asks: listed, agreed: [false, false] });
      if (listed) expect((await lobby(tools)).open.find(({ id }) => id === table)?.known).toBeDefined();
      await sit(tools, guest.guest, { table });
      const dealt = await dealTable(tools, host.guest, table);
      if (!listed) expect(dealt).toHaveProperty("rev");
      else {
        expect(dealt).toEqual({ refused: "unsaid" });
        for (const one of [host, guest]) await accept(tools, one.guest, table);
        expect(await dealTable(tools, host.guest, table)).toHaveProperty("rev");
      }
      // It is the first attempt of each of these guests, so it counts.
      expect((await tableById(tools.store.db, table))?.counted).toBe(1);
    }
  });

  it("opens the shuffle of a game that was ended early to those who played it, and to nobody else", async () => {
    const tools = await freshDesk(kind);
    const seated = await dealtTable(tools, "sea p2 duel", 2);
    const [one, two] = seated.players as [Person, Person];
    const name = await nameOf(tools, seated.table);
    const { seed } = (await tableById(tools.store.db, seated.table)) ?? {};
    for (const { guest } of [one, two]) await wish(tools, guest, { table: seated.table, wish: "stop" });
    expect(await resultsOf(tools, name)).toBeNull();
    const [stranger] = (await people(tools, 1)) as [Person];
    expect(await openTable(tools, stranger.guest, { code: "", pace: "now", deal: name })).toHaveProperty(
      "unreadable.what",
      "deal.unknown",
    );
    for (const token of [null, hash(stranger)]) {
      expect((await lookAtTable(tools, token, seated.table)).seed).toBeNull();
      expect(await verify(tools, token, seated.table)).toMatchObject({ over: false, closed: true });
      expect(await replay(tools, token, seated.table)).toEqual({ over: false, sealed: false, closed: true });
    }
    expect(await lookAtTable(tools, hash(one), seated.table)).toMatchObject({ seed, deal: null });
    expect(await verify(tools, hash(two), seated.table)).toMatchObject({ over: true, seed });
    expect(await replay(tools, hash(one), seated.table)).toMatchObject({ over: true, seed, deal: null });
  });
});

it("lists a table with a free seat however many others were opened after it", async () => {
  const tools = await freshDesk("sqlite");
  const [host] = (await people(tools, 1)) as [Person];
  const early = await openTable(tools, host.guest, { code: "sea p2", pace: "now", listed: true });
  if (!("table" in early)) throw new Error("a table");
  for (let other = 0; other < 60; other++) {
    const [ana, ben] = (await people(tools, 2)) as [Person, Person];
    const full = await openTable(tools, ana.guest, { code: "sea p2", pace: "now", listed: true });
    if ("table" in full) await sit(tools, ben.guest, { table: full.table });
  }
  expect((await lobby(tools)).open.map(({ id }) => id)).toEqual([early.table]);
});
