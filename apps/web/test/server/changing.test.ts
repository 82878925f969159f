/** A waiting table's settings can be changed: by the person in the first seat, with the same checks as at its opening. */
import { describe, expect, it } from "vitest";
import { hashOfToken } from "@/server/identity/token";
import { changeTable } from "@/server/tables/changing";
import { today } from "@/server/tables/dealing";
import { lobby } from "@/server/tables/lobby";
import { dealTable } from "@/server/tables/playing";
import { leave, openTable, sit } from "@/server/tables/seating";
import { lookAtTable } from "@/server/tables/view";
import { freshDesk, type Person, people, seatedTable } from "./support/desk";
import { KINDS } from "./support/places";
import { watch } from "./support/viewer";

const TO = { code: "mountain p2 green", pace: "today", listed: false } as const;

describe.each(KINDS)("on %s", (kind) => {
  it("changes game, seats, pace and visibility under the same words, and tells all who sit there", async () => {
    const tools = await freshDesk(kind);
    const { table, words, players } = await seatedTable(tools, "sea p2", 2);
    const [ana, ben] = players as [Person, Person];
    const follower = watch(tools, table, ben.token);
    const changed = await changeTable(tools, ana.guest, {
      table,
      code: "sea p3 rocks",
      pace: "week",
      listed: true,
    });
    if (!("rev" in changed)) throw new Error(JSON.stringify(changed));
    await follower.reached(changed.rev);
    follower.stop();
    const view = follower.frames.findLast((frame) => frame.kind === "table")?.view;
    expect(view).toMatchObject({ code: "sea p3 rocks", pace: "week", listed: true, words, you: 1 });
    expect(view?.seats.map((seat) => seat?.name ?? null)).toEqual(["Ana", "Ben", null]);
    expect((await lobby(tools)).open.map(({ id }) => id)).toEqual([table]);
    // It is dealt with the new settings, and only once its new seat is taken.
    expect(await dealTable(tools, ben.guest, table)).toEqual({ refused: "empty-seats" });
    await changeTable(tools, ana.guest, { table, ...TO });
    expect((await lobby(tools)).open).toEqual([]);
    expect(await dealTable(tools, ben.guest, table)).toHaveProperty("rev");
    expect((await lookAtTable(tools, hashOfToken(ana.token), table)).position).toMatch(/mountain/);
    expect(await changeTable(tools, ana.guest, { table, ...TO })).toEqual({ refused: "dealt" });
  });

  it("opens advice to everybody at a table, as long as nobody takes it back, and never at a deal of the day", async () => {
    const tools = await freshDesk(kind);
    const { table, players } = await seatedTable(tools, "sea p2", 2);
    const [ana, ben] = players as [Person, Person];
    const seenBy = async ({ token }: Person) => (await lookAtTable(tools, hashOfToken(token), table)).advice;
    expect(await seenBy(ben)).toBe(false);
    await changeTable(tools, ana.guest, { table, code: "sea p2", pace: "now", listed: false, advice: true });
    expect(await seenBy(ben)).toBe(true);
    // A page from before the update does not send it.
    await changeTable(tools, ana.guest, { table, code: "sea p2 rocks", pace: "now", listed: false });
    expect(await seenBy(ben)).toBe(true);
    const day = today(tools);
    const daily = await openTable(tools, ana.guest, { code: "sea p2", pace: "none", day, advice: true });
    if (!("table" in daily)) throw new Error("no daily deal");
    expect((await lookAtTable(tools, hashOfToken(ana.token), daily.table)).advice).toBe(false);
  });

  it("takes it from nobody but who sits first, and the next one once that seat is left", async () => {
    const tools = await freshDesk(kind);
    const { table, players } = await seatedTable(tools, "sea p2", 2);
    const [ana, ben] = players as [Person, Person];
    const [stranger] = (await people(tools, 1)) as [Person];
    expect(await changeTable(tools, ben.guest, { table, ...TO })).toEqual({ refused: "guest" });
    await expect(changeTable(tools, stranger.guest, { table, ...TO })).rejects.toMatchObject({
      kind: "no-seat",
    });
    await leave(tools, ana.guest, table);
    expect(await changeTable(tools, ben.guest, { table, ...TO })).toHaveProperty("rev");
  });

  it("refuses what cannot be played, a seat too few, and whatever is fixed by its day", async () => {
    const tools = await freshDesk(kind);
    const { table, players } = await seatedTable(tools, "sea p3", 3);
    const [ana, , cleo] = players as [Person, Person, Person];
    const asked = { table, pace: "now", listed: false } as const;
    expect(await changeTable(tools, ana.guest, { ...asked, code: "sea p9" })).toHaveProperty("unreadable");
    expect(await changeTable(tools, ana.guest, { ...asked, code: "sea p2" })).toEqual({ refused: "seated" });
    await leave(tools, cleo.guest, table);
    const changed = await changeTable(tools, ana.guest, { ...asked, code: "sea p2" });
    // The same settings again are no change, and nobody is told of one.
    expect(await changeTable(tools, ana.guest, { ...asked, code: "sea p2" })).toEqual(changed);
    const daily = await openTable(tools, ana.guest, { code: "sea p2", pace: "none", day: today(tools) });
    if (!("table" in daily)) throw new Error("no daily deal");
    const of = { table: daily.table, listed: false } as const;
    expect(await changeTable(tools, ana.guest, { ...of, code: "sea p3", pace: "none" })).toEqual({
      refused: "fixed",
    });
    expect(await changeTable(tools, ana.guest, { ...of, code: "sea p2", pace: "week" })).toHaveProperty(
      "rev",
    );
    await sit(tools, cleo.guest, { table: daily.table });
    expect(await dealTable(tools, ana.guest, daily.table)).toHaveProperty("rev");
  });
});
