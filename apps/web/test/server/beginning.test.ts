/** Tables that continue from a real one: hands for the server alone, unseen cards dealt, then a game like any other. */
import {
  hand,
  mask,
  outcome,
  readPosition,
  type Setup,
  SPECTATOR,
  setUp,
  type Table,
  whereIs,
  writePosition,
} from "@stillwater/engine";
import { courseOfFile, jsonOf } from "@stillwater/table/files";
import { courseOf, recordOf, turnsOf } from "@stillwater/table/log";
import { describe, expect, it } from "vitest";
import { hashOfToken } from "@/server/identity/token";
import { hashOf } from "@/server/storage/tables";
import { openFrom } from "@/server/tables/beginning";
import { enterHand } from "@/server/tables/hands";
import { dealTable } from "@/server/tables/playing";
import { replay } from "@/server/tables/replaying";
import { leave, openTable, sit } from "@/server/tables/seating";
import type { Tools } from "@/server/tables/tools";
import { verify } from "@/server/tables/verifying";
import { lookAtTable } from "@/server/tables/view";
import { verifyGame } from "@/verify/checking";
import { luckFrom, playOut, wholeTable } from "./support/bot";
import { freshDesk, type Person, people } from "./support/desk";
import { KINDS } from "./support/places";
import { watch } from "./support/viewer";

const real = (setup: Setup): Table => {
  const table = setUp(setup);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
};

const MIDDLE: Setup = {
  options: "sea p2",
  turn: { seat: 1 },
  cells: { r1c1: "3", r1c2: "5", r3c4: "30" },
  hands: [5, 4],
  discards: [6, 4],
};
const ANA = ["12", "13", "44", "start", "80"];
const BEN = ["14", "15", "16", "77"];

async function begun(tools: Tools, setup: Setup = MIDDLE, count = 2, hands: "entered" | "dealt" = "entered") {
  const crowd = await people(tools, count);
  const [ana, ben] = crowd;
  if (ana === undefined) throw new Error("people");
  const opened = await openFrom(tools, ana.guest, {
    position: writePosition(real(setup)),
    ...{ hands, names: ["Ana", "Ben"].slice(0, count), pace: "now" },
  });
  if (!("table" in opened)) throw new Error(JSON.stringify(opened));
  const { table, words } = opened;
  if (ben !== undefined) await sit(tools, ben.guest, { table, seat: 1 });
  return { table, words, players: crowd, ana, ben: ben ?? ana };
}

const seen = (tools: Tools, table: string, person: Person | null) =>
  lookAtTable(tools, person === null ? null : hashOfToken(person.token), table);

describe.each(KINDS)("a real table goes on here, on %s", (kind) => {
  it("when everybody has entered the own hand; the rest is dealt from what nobody has seen", async () => {
    const tools = await freshDesk(kind);
    const { table, ana, ben } = await begun(tools);
    expect((await seen(tools, table, ana)).begins).toMatchObject({
      names: ["Ana", "Ben"],
      hands: [5, 4],
      entered: [false, false],
      mine: null,
    });
    expect(await dealTable(tools, ana.guest, table)).toEqual({ refused: "hands" });
    expect(await enterHand(tools, ana.guest, { table, cards: ANA })).toEqual({ rev: 3 });
    expect(await dealTable(tools, ana.guest, table)).toEqual({ refused: "hands" });
    expect((await seen(tools, table, ana)).begins).toMatchObject({ entered: [true, false], mine: ANA });
    for (const other of [ben, null])
      expect((await seen(tools, table, other)).begins).toMatchObject({ entered: [true, false], mine: null });
    expect(await enterHand(tools, ben.guest, { table, cards: BEN })).toEqual({ rev: 4 });
    expect(await dealTable(tools, ben.guest, table)).toEqual({ rev: 5 });
    const view = await seen(tools, table, ana);
    expect(view).toMatchObject({ status: "playing", you: 0, deal: null });
    expect(view.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(view.begins).toMatchObject({ entered: [true, true], mine: null });
    const whole = (await wholeTable(tools, table))?.table;
    if (!whole) throw new Error("a table");
    const named = (seat: number) =>
      hand(whole, seat)
        .map((card) => whole.rulebook.pieceName(card))
        .sort();
    expect([named(0), named(1)]).toEqual([[...ANA].sort(), [...BEN].sort()]);
    expect(writePosition(mask(whole, SPECTATOR)).replace(/start#\d/g, "start")).toBe(
      writePosition(real(MIDDLE)).replace(/start#\d/g, "start"),
    );
    expect(await tools.store.db.selectFrom("hands").selectAll().execute()).toEqual([]);
    expect(await enterHand(tools, ana.guest, { table, cards: ANA })).toEqual({ refused: "dealt" });
  });

  it("and is played to its end, replayed, checked and written down like any other", async () => {
    const tools = await freshDesk(kind);
    const seated = await begun(tools);
    const { table, ana, ben } = seated;
    await enterHand(tools, ana.guest, { table, cards: ANA });
    await enterHand(tools, ben.guest, { table, cards: BEN });
    await dealTable(tools, ana.guest, table);
    expect(await replay(tools, null, table)).toEqual({ over: false, sealed: false });
    await playOut(tools, seated, luckFrom(5), 600);
    const view = await seen(tools, table, ana);
    expect(["won", "lost"]).toContain(view.status);
    const told = await replay(tools, null, table);
    if (!told.over) throw new Error("over");
    expect(told.begins?.position).toMatch(/hand:1=12,13,44,80,start#1 /);
    const course = courseOf(told);
    if (!course.ok) throw new Error(JSON.stringify(course.error));
    const whole = (await wholeTable(tools, table))?.table;
    const last = course.value.tables.at(-1);
    if (!whole || !last) throw new Error("tables");
    expect(writePosition(last)).toBe(writePosition(whole));
    for (const text of [recordOf(course.value), recordOf(course.value, "acts"), jsonOf(course.value)]) {
      const again = courseOfFile(text);
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(again.value.tables.map(writePosition)).toEqual(course.value.tables.map(writePosition));
    }
    const opened = await verify(tools, null, table);
    if (!opened.over) throw new Error("over");
    const shown = { commitment: view.commitment, last: null };
    expect(verifyGame(opened, shown)).toMatchObject({ agrees: true });
    const other = { ...opened, seed: `${opened.seed}x` };
    expect(verifyGame(other, shown).checks).toMatchObject({ hash: false, deal: false });
    const swapped = told.begins?.position.replace("hand:1=12,13", "hand:1=11,13");
    if (!opened.begins || swapped === undefined) throw new Error("begins");
    expect(verifyGame({ ...opened, begins: { ...opened.begins, position: swapped } }, shown).agrees).toBe(
      false,
    );
  });

  it.each(["helm", "acted"] as const)(
    "counts its turns as its replay does, from the stage %s on",
    async (stage) => {
      const tools = await freshDesk(kind);
      const seated = await begun(tools, { options: "sea p2", turn: { seat: 0, stage } }, 2, "dealt");
      await dealTable(tools, seated.ana.guest, seated.table);
      await playOut(tools, seated, luckFrom(5), 600);
      const told = await replay(tools, null, seated.table);
      if (!told.over) throw new Error("over");
      const course = courseOf(told);
      if (!course.ok) throw new Error(JSON.stringify(course.error));
      const { log } = await seen(tools, seated.table, seated.ana);
      const turns = turnsOf(course.value);
      expect(turns[0]).toBe(stage === "acted" ? 2 : 1);
      // A table comes with the last acts of its log.
      const last = log.filter(({ seat }) => seat >= 0).map(({ turn }) => turn);
      expect(last.length).toBeGreaterThan(5);
      expect(turns.slice(-last.length)).toEqual(last);
    },
  );

  it("takes no hand that cannot be, and tells nobody who holds a card", async () => {
    const tools = await freshDesk(kind);
    const { table, ana, ben } = await begun(tools);
    const enter = (person: Person, ...cards: string[]) => enterHand(tools, person.guest, { table, cards });
    expect(await enter(ana, "12")).toEqual({
      wrong: [{ at: 0, what: "hand.count", with: { need: 5, have: 1 } }],
    });
    expect(await enter(ana, "3", "12", "12", "b7", "44")).toMatchObject({
      wrong: [
        { at: 0, what: "position.again", with: { word: "3" } },
        { at: 2, what: "position.again", with: { word: "12" } },
        { at: 3, what: "position.card", with: { word: "b7" } },
      ],
    });
    expect(await enter(ana, ...ANA)).toEqual({ rev: 3 });
    // Entering a hand reveals nothing about the others; the deal asks for both again, and everybody is told.
    expect(await enter(ben, "14", "44", "16", "80")).toEqual({ rev: 4 });
    expect(await enter(ben, "14", "44", "16", "80")).toEqual({ rev: 4 });
    expect(await dealTable(tools, ben.guest, table)).toEqual({ refused: "clash" });
    const asked = { entered: [false, false], mine: null, again: true };
    for (const person of [ana, ben]) {
      const after = await seen(tools, table, person);
      expect([after.rev, after.begins]).toEqual([5, expect.objectContaining(asked)]);
    }
    expect(await dealTable(tools, ben.guest, table)).toEqual({ refused: "hands" });
    expect(await enter(ben, ...BEN)).toEqual({ rev: 6 });
    expect(await enter(ana, ...ANA)).toEqual({ rev: 7 });
    expect((await seen(tools, table, ana)).begins).toMatchObject({ entered: [true, true], again: false });
    expect(await dealTable(tools, ana.guest, table)).toEqual({ rev: 8 });
  });

  it("lets nobody leave a card behind and enter it again elsewhere", async () => {
    const tools = await freshDesk(kind);
    const { table, ana, ben } = await begun(tools);
    await enterHand(tools, ana.guest, { table, cards: ANA });
    await leave(tools, ana.guest, table);
    await sit(tools, ana.guest, { table, seat: 0 });
    expect((await seen(tools, table, ana)).begins).toMatchObject({ entered: [false, false], mine: null });
    await enterHand(tools, ben.guest, { table, cards: BEN });
    expect(await dealTable(tools, ana.guest, table)).toEqual({ refused: "hands" });
  });

  it("goes on from no position where nobody is to act", async () => {
    const tools = await freshDesk(kind);
    const [ana] = await people(tools, 1);
    if (!ana) throw new Error("people");
    const empty = Array.from({ length: 6 }, () => ". . . . . .").join("/");
    const request = { position: `sea p2 @- | ${empty} | `, hands: "dealt", pace: "now" } as const;
    expect(await openFrom(tools, ana.guest, request)).toEqual({
      wrong: [{ at: 0, what: "position.still", with: {} }],
    });
  });

  it("forgets the hand of who leaves, and takes a hand from nobody who sits nowhere", async () => {
    const tools = await freshDesk(kind);
    const { table, ana, ben } = await begun(tools);
    const [cleo] = (await people(tools, 3)).slice(2);
    if (!cleo) throw new Error("people");
    expect(await enterHand(tools, cleo.guest, { table, cards: BEN })).toEqual({ refused: "seatless" });
    await enterHand(tools, ana.guest, { table, cards: ANA });
    await enterHand(tools, ben.guest, { table, cards: BEN });
    await leave(tools, ben.guest, table);
    expect((await seen(tools, table, ana)).begins?.entered).toEqual([true, false]);
    await sit(tools, cleo.guest, { table, seat: 1 });
    expect((await seen(tools, table, cleo)).begins).toMatchObject({ entered: [true, false], mine: null });
    expect(await dealTable(tools, cleo.guest, table)).toEqual({ refused: "hands" });
    expect(await enterHand(tools, cleo.guest, { table, cards: BEN })).toHaveProperty("rev");
    expect(await dealTable(tools, cleo.guest, table)).toHaveProperty("rev");
  });

  it("sends no card to anybody who may not know it, before and after the deal", async () => {
    const tools = await freshDesk(kind);
    const seated = await begun(tools);
    const { table, ana, ben } = seated;
    const watchers = [ana.token, ben.token, null].map((token) => watch(tools, table, token));
    await enterHand(tools, ana.guest, { table, cards: ANA });
    // Two of these cards are Ana's: both hands are asked for again.
    const mistaken = ["14", "44", "16", "80"];
    await enterHand(tools, ben.guest, { table, cards: mistaken });
    await dealTable(tools, ana.guest, table);
    await enterHand(tools, ben.guest, { table, cards: BEN });
    await enterHand(tools, ana.guest, { table, cards: ANA });
    await dealTable(tools, ana.guest, table);
    await playOut(tools, seated, luckFrom(3), 6);
    const whole = await wholeTable(tools, table);
    if (!whole) throw new Error("a table");
    const islands = Array.from({ length: 80 }, (_, index) => String(index + 1));
    for (const [viewer, watcher] of watchers.entries()) {
      await watcher.reached(whole.rev);
      watcher.stop();
      // What this viewer may have seen so far: their own hand at any time, and the open cards.
      const own = viewer === 0 ? ANA : viewer === 1 ? [...BEN, ...mistaken] : [];
      for (const frame of watcher.frames) {
        if (frame.kind === "table") {
          const { position, begins } = frame.view;
          for (const line of [position, begins?.position ?? null]) {
            const read = line === null ? null : readPosition(line);
            if (read === null) continue;
            if (!read.ok) throw new Error("a position");
            const { rulebook } = read.value;
            for (const hidden of [...rulebook.hands, ...rulebook.piles, ...rulebook.discards]) {
              if (hidden === rulebook.hands[viewer]) continue;
              for (const island of islands)
                expect(whereIs(read.value, rulebook.copies(island)[0] ?? 0)).not.toBe(hidden);
            }
          }
          for (const card of begins?.mine ?? []) expect(own).toContain(card);
          expect(frame.view.seed).toBeNull();
        }
        // The cards of others appear nowhere as they were entered.
        const text = JSON.stringify(frame);
        for (const card of [...ANA, ...BEN]) if (!own.includes(card)) expect(text).not.toContain(`"${card}"`);
      }
    }
    const entries = await tools.store.db
      .selectFrom("entries")
      .selectAll()
      .where("kind", "=", "hand")
      .execute();
    // Four hands, and one entry that asks for two of them again.
    expect(entries.map(({ act, facts }) => act + facts)).toEqual(["", "", "", "", ""]);
    for (const entry of entries) expect(entry.hash).toBe(hashOf(entry));
  });

  it("starts from any position with hands that are dealt, alone too, and from the morning of a game", async () => {
    const tools = await freshDesk(kind);
    for (const [setup, count] of [
      [{ options: "mountain p1", cells: { r1p1: "g3", r1p2: "b7" } }, 1],
      [{ options: "sea p2 rocks monsters4 storms wild2", turn: { seat: 0, stage: "dawn" } }, 2],
      [{ options: "sea p2 pyramid", cells: { r1c1: "7" } }, 2],
      [{ options: "sea p2 duel" }, 2],
    ] as const satisfies readonly (readonly [Setup, number])[]) {
      const seated = await begun(tools, setup, count, "dealt");
      expect((await seen(tools, seated.table, seated.ana)).begins?.entered).toEqual(Array(count).fill(true));
      expect(await enterHand(tools, seated.ana.guest, { table: seated.table, cards: ["1"] })).toEqual({
        refused: "unasked",
      });
      expect(await dealTable(tools, seated.ana.guest, seated.table)).toHaveProperty("rev");
      await playOut(tools, seated, luckFrom(11), 40);
      expect((await wholeTable(tools, seated.table))?.rev).toBeGreaterThan(5);
    }
  });
});

it("opens no table that could not be played", async () => {
  const tools = await freshDesk("sqlite");
  const [ana] = await people(tools, 1);
  if (!ana) throw new Error("people");
  const from = async (position: string, more = {}) => {
    const opened = await openFrom(tools, ana.guest, { position, hands: "entered", pace: "now", ...more });
    return "wrong" in opened ? opened.wrong.map(({ what }) => what) : [];
  };
  const line = (setup: Setup): string => writePosition(real(setup));
  expect(await from("sea p2 | no | position")).toContain("position.rows");
  expect(await from(line({ options: "mountain p2 goats(?)" }))).toEqual(["option.goat"]);
  expect(await from(line({ options: "sea p2", over: "lost" }))).toEqual(["over"]);
  expect(await from(line({ options: "sea p2" }), { seat: 2 })).toEqual(["setup.seat"]);
  expect(await from(line({ options: "mountain p2 panoramas3", panoramas: { shown: ["?"] } }))).toEqual([
    "position.open",
  ]);
  expect(await from(line({ options: "sea p2", cells: { r1c1: "?", r1c2: "20" } }))).toEqual([
    "position.face",
  ]);
  // Positions that no real table can have reached.
  expect(await from(line({ options: "sea p2", turn: { seat: 0 }, hands: [9, 5] }))).toEqual(["begin.hand"]);
  const falling = { r1c1: "60", r1c2: "50", r1c3: "40", r1c4: "30", r1c5: "20", r1c6: "10" };
  expect(await from(line({ options: "sea p2", cells: falling }))).toEqual(["begin.order"]);
  // People make mistakes and play on: one card out of order is no reason to refuse.
  expect(await from(line({ options: "sea p2", cells: { r1c1: "20", r1c2: "10", r2c1: "30" } }))).toEqual([]);
  const ordinary = await openTable(tools, ana.guest, { code: "sea p1", pace: "now" });
  if (!("table" in ordinary)) throw new Error("a table");
  expect((await seen(tools, ordinary.table, ana)).begins).toBeUndefined();
  expect(await enterHand(tools, ana.guest, { table: ordinary.table, cards: [] })).toEqual({
    refused: "unasked",
  });
  expect(outcome(real({ options: "sea p2" }))).toBe("playing");
});
