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
import { describe, expect, it } from "vitest";
import { begin, receive } from "@/play/table/live";
import type { Frame } from "@/server/wire";
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
    const live = begin(frames);
    expect(live).toMatchObject({ rev: 3, presence: ["here", "away"] });
    expect(begin(frames)).toBe(live);
    expect(begin(null)).toBeNull();
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
