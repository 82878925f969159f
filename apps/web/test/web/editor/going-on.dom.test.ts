/** From a position into a game: open cards stay where they are, hidden ones are dealt, and the game can be played. */
import { add, EMPTY_LOG, fold, readEntry } from "@stillwater/companion";
import {
  dealRest,
  due,
  EVERYTHING,
  legalActs,
  mask,
  SPECTATOR,
  seededFate,
  setUp,
  type Table,
  writeAct,
  writePosition,
} from "@stillwater/engine";
import fc from "fast-check";
import "fake-indexeddb/auto";
import { courseOfFile, jsonOf } from "@stillwater/table/files";
import { courseOfRecord, recordOf } from "@stillwater/table/log";
import { playedOn } from "@stillwater/table/position";
import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import { followFrom } from "@/companion/device/begin";
import { keptOf } from "@/companion/device/shelf";
import type { BesideWords } from "@/editor/beside";
import { asText } from "@/editor/drawing";
import { paint } from "@/editor/painting";
import { pictureOf } from "@/editor/picture";
import { messagesOf } from "@/i18n/messages";
import { dealLocalFrom } from "@/local-games/deal-local";
import { actLocal, gameTable } from "@/local-games/game";
import { courseOfLocal } from "@/local-games/local-course";
import { take } from "@/local-games/shelf";
import { positions, RUNS } from "./positions";

function set(setup: Parameters<typeof setUp>[0]): Table {
  const laid = setUp(setup);
  if (!laid.ok) throw new Error(JSON.stringify(laid.error));
  return laid.value;
}

const WORDS: BesideWords = {
  ...{ start: "Start", finish: "Finish", summit: "Summit" },
  t: createTranslator({ locale: "en", messages: await messagesOf("en"), namespace: "editor" }),
  place: (name) => name,
  seat: (seat) => ["Ana", "Ben"][seat] ?? `Seat ${seat + 1}`,
};

it("deals the rest so that everybody sees what they saw", () => {
  fc.assert(
    fc.property(positions, fc.string({ maxLength: 4 }), (table, seed) => {
      const rest = dealRest(table, [], seededFate(`v1:${seed}`));
      if (!rest.ok) throw new Error(JSON.stringify(rest.error));
      const { laid } = rest.value;
      expect(laid.viewer).toBe(EVERYTHING);
      const { viewer } = table;
      expect(writePosition(viewer === EVERYTHING ? laid : mask(laid, viewer))).toBe(writePosition(table));
    }),
    RUNS,
  );
});

it("never deals a Storm into a hand, a Start into a first hand, or anything but Islands out of the game", () => {
  for (let seed = 0; seed < 20; seed++) {
    const board = set({ options: "sea p3 storms monsters4 wild2 -8" });
    const rest = dealRest(board, [], seededFate(`v1:${seed}`));
    const line = rest.ok ? writePosition(rest.value.laid) : "";
    expect(line.match(/ hand:\d=\S+/g)?.join("")).not.toMatch(/storm|start/);
    expect(/ removed=(\S+)/.exec(line)?.[1]).toMatch(/^\d+(,\d+){7}$/);
  }
});

it("begins a game on this device that is played, kept and replayed like any other", async () => {
  const board = set({
    options: "sea p2",
    cells: { r4c1: "41", r4c3: "45" },
    // With a Start laid, a Start in the randomly dealt hand cannot bind it.
    berths: { start: "start" },
    turn: { seat: 1 },
  });
  const id = await dealLocalFrom(board, ["Ana", "Ben"], "en");
  const game = await take(id);
  if (game === undefined) throw new Error("not kept");
  const table = gameTable(game);
  expect(writePosition(mask(table, SPECTATOR))).toBe(writePosition(board));
  const offer = legalActs(mask(table, 1), 1).find(({ type, choose }) => type === "lay" && choose === 0);
  expect([due(table).seats, offer?.type]).toEqual([[1], "lay"]);
  if (offer === undefined) return;
  const { reply, game: after } = actLocal(game, 1, writeAct(table.rulebook, offer), "2026-01-01T00:00:00Z");
  expect(reply).toEqual({ rev: 2 });
  const course = courseOfLocal(after);
  if (!course.ok) throw new Error(JSON.stringify(course.error));
  const last = (of: typeof course.value) => writePosition(of.tables.at(-1) as Table);
  expect(last(course.value)).toBe(after.snapshot);
  for (const read of [courseOfRecord(recordOf(course.value)), courseOfFile(jsonOf(course.value))])
    expect(read.ok && last(read.value)).toBe(after.snapshot);
});

it("begins a log of the companion with the position", async () => {
  for (const options of ["sea p2 rocks storms", "mountain p3 goats"]) {
    const board = set({ options, cells: options.startsWith("sea") ? { r2c2: "20" } : { r1p1: "g7*" } });
    const id = await followFrom(board, ["Ana", ...["Ben", "Cléo"].slice(0, board.rulebook.seats - 1)]);
    let log = EMPTY_LOG;
    for (const { line } of await keptOf(id)) {
      const entry = readEntry(line);
      if (!entry.ok) throw new Error(line);
      log = add(log, [entry.value]).log;
    }
    const { table } = fold(log);
    const [, rows] = writePosition(table ?? board).split(" | ");
    expect(rows).toBe(writePosition(board).split(" | ")[1]?.replace("g7*", "g7#1"));
  }
});

it("plays an act on, cards drawn unseen", () => {
  const board = set({ options: "sea p2", cells: { r4c3: "45", r1c1: "2" } });
  const { rulebook } = board;
  const plan = {
    ...{ type: "lay" as const, seat: 0, card: rulebook.copies("47")[0] ?? 0, to: rulebook.place("r4c4") },
    ...{ cards: [], numbers: [] },
  };
  const after = playedOn(board, plan, 2);
  expect(writePosition(after ?? board)).toContain("45 47 . ./");
  expect(writePosition(after ?? board)).toContain("discard:1=?x2");
  expect(writePosition(after ?? board)).toContain("helm:2=turn");
});

it("draws a board with letters and on a canvas", () => {
  const board = set({
    options: "sea p2 wild2",
    cells: { r1c1: "12", r2c2: "wild=20" },
    berths: { start: "start" },
  });
  expect(asText(board, WORDS).split("\n").slice(4, 7)).toEqual([
    "2 |  . 20w   .   .   .   .",
    "1 | 12   .   .   .   .   .",
    "> Start",
  ]);
  const mountain = set({ options: "mountain p2", cells: { r1p1: "r2", r1p2: "bridge", r2p1: "g4" } });
  expect(asText(mountain, WORDS).split("\n").slice(-4, -2)).toEqual([
    "2 |   g4   .   .   .   .   .   .   .",
    "1 | r2  ==   .   .   .   .   .   .   .",
  ]);
  const said: string[] = [];
  const brush = new Proxy(
    {},
    {
      get: (_target, name) => (text: unknown) => {
        if (name === "fillText") said.push(String(text));
      },
      set: () => true,
    },
  ) as unknown as CanvasRenderingContext2D;
  paint(pictureOf(mountain, "mountain p2", WORDS), brush, "serif");
  expect(said).toEqual(["mountain p2", ..."12345678", "2", "=", "4"]);
});

it("passes on what lies beside the cards: Storms, rocks, berths, goats and Panoramas", () => {
  const stormy = set({
    options: "sea p2 storms rocks",
    cells: { r1c1: "12" },
    berths: { start: "start" },
    at: { "row:3": ["storm:purple"], "row:5": ["rocks"], "yellow:2": ["storm:yellow"] },
  });
  const text = asText(stormy, WORDS);
  expect(text).toMatch(/^3 \|.*~ Purple Storm$/m);
  expect(text).toMatch(/^5 \|.*~ Rocks$/m);
  expect(text).toMatch(/^Yellow Storm \(squall\) before Ben$/m);
  const picture = pictureOf(stormy, "title", WORDS);
  expect(picture.lines).toEqual(["Yellow Storm (squall) before Ben"]);
  const told = picture.tiles.filter(({ word }) => word).map(({ x, y, text: word }) => [word, x, y]);
  expect(told).toEqual([
    ["Purple Storm", 0, 3],
    ["Rocks", 0, 1],
    ["Start", 1, 5],
  ]);
  expect(picture.tiles.find(({ text: number }) => number === "12")).toMatchObject({ x: 2, y: 5 });

  const herd = set({
    options: "mountain p2 goats panoramas3",
    cells: { r1p1: "r2" },
    at: { "goats:r1p1": ["goat", "goat"] },
    panoramas: { shown: ["3-4-3"], met: [] },
  });
  const drawn = pictureOf(herd, "title", WORDS);
  expect(drawn.tiles.filter(({ standing }) => standing > 0)).toMatchObject([{ text: "2", standing: 2 }]);
  expect(drawn.lines).toContain("r1p1: 2 goats");
  const hidden = set({ options: "mountain p2 goats", cells: { r1p1: "?" }, at: { "goats:r1p1": ["goat"] } });
  const unknown = pictureOf(hidden, "title", WORDS).tiles.filter(({ standing }) => standing > 0);
  expect(unknown).toMatchObject([{ text: "?", standing: 1 }]);
  expect(drawn.lines.join()).toContain("Panoramas");
});
