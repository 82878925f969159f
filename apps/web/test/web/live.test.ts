import {
  enact,
  hand,
  legalActs,
  mask,
  redact,
  seededFate,
  topOf,
  writeAct,
  writeFact,
  writePosition,
} from "@stillwater/engine";
import { beginLive, type Frame, receive, withEarlier } from "@stillwater/table/session";
import { describe, expect, it } from "vitest";
import { dealt, viewOf } from "./table";

const SEED = "v1:screens";
const AT = "2026-01-01T00:00:00.000Z";

function firstEntry(viewer: number) {
  const { table, first } = dealt();
  const offer = legalActs(table, first).find((act) => act.type === "lay" && act.choose === 0);
  if (offer === undefined) throw new Error("the first player can lay nothing");
  const done = enact(table, offer, seededFate(SEED));
  if (!done.ok) throw new Error(`refused: ${writeAct(table.rulebook, offer)}`);
  const facts = done.value.facts.map((fact) =>
    writeFact(table.rulebook, redact(table.rulebook, fact, viewer)),
  );
  const entry = { rev: 4, turn: 1, seat: first, facts, at: AT };
  return { table, after: done.value.table, entry, offer };
}

describe("receiving a table", () => {
  it("begins with the whole picture, seen through the viewer's eyes", () => {
    const { table } = dealt();
    const live = receive(null, { kind: "table", rev: 3, view: viewOf(table, 0) });
    expect(live?.rev).toBe(3);
    expect(live?.table && hand(live.table, 0)).toEqual(hand(table, 0));
    expect(live?.table && hand(live.table, 1)).toEqual([]);
  });

  it.each([0, 1, -1])("folds the next entry like the server does, for viewer %i", (viewer) => {
    const { table, after, entry, offer } = firstEntry(viewer);
    const begun = receive(null, { kind: "table", rev: 3, view: viewOf(table, viewer < 0 ? null : viewer) });
    const live = receive(begun, { kind: "entry", rev: 4, entry });
    expect(live?.rev).toBe(4);
    expect(live?.log).toHaveLength(1);
    expect(live?.table && topOf(live.table, offer.to)).toBe(offer.card);
    expect(live?.table && writePosition(live.table)).toBe(writePosition(mask(after, viewer)));
  });

  it("begins with what a page came with, the same each time", () => {
    const { table } = dealt();
    const frames: readonly Frame[] = [
      { kind: "table", rev: 3, view: viewOf(table, 0) },
      { kind: "presence", seats: ["here", "away"], since: [null, AT] },
    ];
    const live = beginLive(frames);
    expect(live).toMatchObject({ rev: 3, presence: ["here", "away"] });
    expect(beginLive(frames)).toBe(live);
    expect(beginLive(null)).toBeNull();
  });

  it("ignores what it already has and is torn by a gap", () => {
    const { table, entry } = firstEntry(0);
    const begun = receive(null, { kind: "table", rev: 3, view: viewOf(table, 0) });
    expect(receive(begun, { kind: "entry", rev: 3, entry })).toBe(begun);
    expect(receive(begun, { kind: "entry", rev: 5, entry })?.torn).toBe(true);
  });

  it("is mended by a whole picture and remembers who is here", () => {
    const { table, entry } = firstEntry(0);
    const begun = receive(null, { kind: "table", rev: 3, view: viewOf(table, 0) });
    const here = receive(begun, { kind: "presence", seats: ["here", "away"], since: [null, AT] });
    const torn = receive(here, { kind: "entry", rev: 9, entry });
    const mended = receive(torn, { kind: "table", rev: 9, view: { ...viewOf(table, 0), rev: 9 } });
    expect(mended).toMatchObject({ torn: false, rev: 9, presence: ["here", "away"], awaySince: [null, AT] });
  });

  it("waits for whoever is next, as long as before, and forgets what was wished", () => {
    const { table, entry } = firstEntry(0);
    const waiting = {
      seats: [entry.seat],
      since: "2025-12-31T23:00:00.000Z",
      lateAt: "2025-12-31T23:03:00.000Z",
      nudged: true,
      wishes: ["free", "none"],
    } as const;
    const begun = receive(null, { kind: "table", rev: 3, view: { ...viewOf(table, 0), waiting } });
    expect(receive(begun, { kind: "entry", rev: 4, entry })?.view.waiting).toEqual({
      seats: [1 - entry.seat],
      since: AT,
      lateAt: "2026-01-01T00:03:00.000Z",
      nudged: false,
      wishes: ["none", "none"],
    });
  });

  it("is torn by a fact it cannot read", () => {
    const { table, entry } = firstEntry(0);
    const begun = receive(null, { kind: "table", rev: 3, view: viewOf(table, 0) });
    const odd = { ...entry, facts: ["47 nowhere>r9c9 T.none"] };
    expect(receive(begun, { kind: "entry", rev: 4, entry: odd })?.torn).toBe(true);
  });
});

describe("a log of which the last part comes with the table", () => {
  const { table } = dealt();
  const acts = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => ({ rev: from + n, turn: 1, seat: 0, facts: [], at: AT }));
  const whole = (rev: number, from: number) =>
    ({
      kind: "table",
      rev,
      view: { ...viewOf(table, 0), rev, log: acts(from, rev), earlier: from > 3 },
    }) as const;
  const revs = (live: ReturnType<typeof receive>) => live?.log.map(({ rev }) => rev);

  it("takes in earlier pages where they join on, once", () => {
    const live = receive(null, whole(60, 40));
    if (live === null) throw new Error("a table");
    expect(live.earlier).toBe(true);
    const more = withEarlier(live, 40, { entries: acts(20, 39), earlier: true });
    expect(revs(more)).toEqual(acts(20, 60).map(({ rev }) => rev));
    // The same page twice, as after a double press, or a page requested for an earlier state of the log.
    expect(withEarlier(more, 40, { entries: acts(20, 39), earlier: true })).toBe(more);
    expect(withEarlier(more, 20, { entries: acts(3, 19), earlier: false }).earlier).toBe(false);
  });

  it("keeps what was known when a full picture comes, without a gap", () => {
    const live = receive(null, whole(60, 40));
    if (live === null) throw new Error("a table");
    const known = withEarlier(live, 40, { entries: acts(20, 39), earlier: true });
    expect(revs(receive(known, whole(80, 61)))).toEqual(acts(20, 80).map(({ rev }) => rev));
    // After a long absence some entries in between are unknown: the older ones would not connect.
    expect(revs(receive(known, whole(120, 80)))).toEqual(acts(80, 120).map(({ rev }) => rev));
    // After a change of seat nothing is carried over.
    const other = whole(80, 61);
    expect(revs(receive(known, { ...other, view: { ...other.view, you: 1 } }))).toHaveLength(20);
  });

  it("leaves earlier acts to be asked for again where one of them cannot be read", () => {
    const live = receive(null, whole(60, 40));
    if (live === null) throw new Error("a table");
    const odd = { rev: 39, turn: 1, seat: 0, facts: ["47 nowhere>r9c9 T.none"], at: AT };
    const next = receive(withEarlier(live, 40, { entries: [odd], earlier: false }), whole(70, 61));
    expect([revs(next), next?.earlier]).toEqual([acts(61, 70).map(({ rev }) => rev), true]);
  });

  it("names no card any more that has gone out of sight since", () => {
    const [card] = hand(table, 0);
    const name = table.rulebook.pieceName(card ?? 0);
    const facts = [`${name} pile:1>hand:1 T.turn.draw`];
    const page = { entries: [{ rev: 39, turn: 1, seat: 0, facts, at: AT }], earlier: false };
    const live = receive(null, whole(60, 40));
    if (live === null) throw new Error("a table");
    const known = withEarlier(live, 40, page);
    expect(receive(known, whole(70, 61))?.log[0]?.facts).toEqual(facts);
    const gone = { ...viewOf(table, 0), position: writePosition(mask(table, 1)) };
    const next = receive(known, { ...whole(70, 61), view: { ...gone, log: acts(61, 70), earlier: true } });
    expect(next?.log[0]?.facts.join()).not.toContain(`${name} `);
  });
});
