/** A game whose desk is the browser is dealt, judged and stored like one online. */
import "fake-indexeddb/auto";
import { due, hand, legalActs, outcome, owes, readPosition, SPECTATOR, writeAct } from "@stillwater/engine";
import { localDealName, readLocalDeal, rulebookOf } from "@stillwater/table/session";
import { describe, expect, it } from "vitest";
import { actLocal, gameTable, type LocalGame, openLocal, viewLocal } from "@/local-games/game";
import { newLocalSeed } from "@/local-games/seed";
import { all, drop, keepGame, take } from "@/local-games/shelf";

const AT = "2026-11-21T12:00:00.000Z";
const opening = { code: "sea p2", names: ["Ana", "Ben"], language: "en", at: AT } as const;

function game(seed = "v1:7QK2M3XT9ABC", code: string = opening.code): LocalGame {
  const names = rulebookOf(code).hands.map((_, seat) => opening.names[seat] ?? "Cléo");
  return openLocal({ ...opening, id: "one", seed, code, names });
}

/** The first possible act. */
function next(of: LocalGame): { seat: number; act: string } | null {
  const table = gameTable(of);
  const seat = due(table).seats[0];
  if (seat === undefined) return null;
  const held = hand(table, seat);
  const give = owes(table, seat);
  if (give > 0)
    return {
      seat,
      act: `give ${held
        .slice(0, give)
        .map((card) => table.rulebook.pieceName(card))
        .join(" ")}`,
    };
  if (due(table).step === "pledge") return { seat, act: "dial 0 8" };
  const offers = legalActs(table, seat);
  const offer = offers.find(({ type }) => type !== "discard") ?? offers[0];
  if (offer === undefined) return null;
  const cards = held.filter((card) => card !== offer.card).slice(0, offer.choose);
  return { seat, act: writeAct(table.rulebook, { ...offer, cards }) };
}

describe("a game in this browser", () => {
  it("passes over a Storm for whom everybody sees to have nothing to spend", () => {
    const { entries, ...begun } = game("v1:test-3", "sea p3 storms wild2 -4");
    expect(entries.slice(1).map(({ seat, act }) => `${seat + 1}: ${act}`)).toEqual(["1: pass", "3: pass"]);
    expect(due(gameTable({ entries, ...begun }))).toMatchObject({ step: "storm", seats: [1] });
  });

  it("is played by the rules, and shows each seat its own hand only", () => {
    let now = game("v1:7QK2M3XT9ABC", "sea p1");
    for (let acts = 0; acts < 200 && now.status === "playing"; acts++) {
      const act = next(now);
      if (act === null) break;
      const before = now;
      const done = actLocal(now, act.seat, act.act, AT);
      expect(done.reply, act.act).toEqual({ rev: before.entries.length + 1 });
      now = done.game;
      expect(gameTable(before).numbers).not.toEqual(gameTable(now).numbers);
    }
    expect(now.status).toBe(outcome(gameTable(now)));
    expect(["won", "lost"]).toContain(now.status);
    expect(now.figures?.placed).toBeGreaterThan(0);
    const view = viewLocal(now, 0);
    expect(view).toMatchObject({ seed: now.seed, deal: "sea p1 7QK2-M3XT-9ABC", you: 0 });
    expect(view.log).toHaveLength(now.entries.length - 1);
  });

  it("refuses what the rules forbid and changes nothing", () => {
    const one = game();
    const seat = due(gameTable(one)).seats[0] ?? 0;
    const refused = actLocal(one, 1 - seat, "discard 1 2", AT);
    expect(refused.game).toBe(one);
    expect(refused.reply).toHaveProperty("refused.allowed", "no");
    expect(actLocal(one, seat, "frog", AT).reply).toHaveProperty("unreadable");
  });

  it("hides every hand while it is passed on", () => {
    const one = game();
    for (const viewer of [SPECTATOR, 0, 1]) {
      const { position, seed } = viewLocal(one, viewer);
      const read = readPosition(position ?? "");
      if (!read.ok) throw new Error("the position should read");
      expect(read.value.rulebook.hands.map((_, seat) => hand(read.value, seat).length)).toEqual(
        [0, 1].map((seat) => (seat === viewer ? 5 : 0)),
      );
      expect(seed).toBeNull();
    }
  });
});

describe("the shelf", () => {
  it("keeps games in the order they were played, and lets nobody write over somebody else", async () => {
    for (const { id } of await all()) await drop(id);
    const one = game();
    await keepGame(one, 0);
    await expect(keepGame(one, 0)).rejects.toThrow("");
    const act = next(one);
    const { game: after } = actLocal(one, act?.seat ?? 0, act?.act ?? "", "2026-11-21T12:01:00.000Z");
    await keepGame(after, 1);
    await expect(keepGame(after, 1)).rejects.toHaveProperty("name", "RevisionConflict");
    await keepGame({ ...game("v1:000000000000"), id: "two", changedAt: "2026-11-21T12:02:00.000Z" }, 0);
    expect((await all()).map(({ id }) => id)).toEqual(["two", "one"]);
    expect(await take("one")).toEqual(after);
    await drop("one");
    expect(await take("one")).toBeUndefined();
  });
});

describe("seeds of this browser", () => {
  it("are the digits of a name that can be read out and typed", () => {
    const name = localDealName("sea p2 -12", newLocalSeed()) ?? "";
    expect(name).toMatch(/^sea p2 -12 [0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const seed = "v1:7QK2M3XT9ABC";
    for (const typed of [
      "sea p1 7qk2-m3xt-9abc",
      " sea p1  7QK2M3XT9ABC ",
      localDealName("sea p1", seed) ?? "",
    ])
      expect(readLocalDeal(typed)).toEqual({ options: "sea p1", seed });
    expect(readLocalDeal("7QK2M3XT9ABC")).toEqual({ options: "", seed });
    for (const wrong of ["", "7QK2", "sea p1 7QK2M3XT9ABU", "sea p2 strict", "sea-1p-7QK2M3"])
      expect(readLocalDeal(wrong)).toBeNull();
    // A shuffle of the server has no digits that could be read out.
    expect(localDealName("sea p1", "v1:q9mK_0aB")).toBeNull();
  });
});
