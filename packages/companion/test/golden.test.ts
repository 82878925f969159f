/**
 * Whole games of every variant and module, recorded as at a real table. After every act the table must be what the engine
 * says; at the end people say which cards were left, and that completes the record of the game.
 */
import {
  cardsAt,
  countAt,
  evolve,
  NOWHERE,
  outcome,
  type Problem,
  type Question,
  type Result,
  readPosition,
  readRecord,
  type Table,
  UNSEEN,
  whereIs,
  writePosition,
  writeRecord,
} from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { complete, type Entry, fold, leftovers, readFile, writeFile } from "../src/index";
import { GOLDEN, golden } from "./support/golden";
import { dealtSetup, Scribe, publicLine as told, Witness } from "./support/scribe";

/** A game as it was recorded, and its true table at the end. */
interface Written {
  readonly scribe: Scribe;
  readonly truth: Table;
}

const games = new Map<string, Written>();

/** A row that lies open, whose cards nobody has named. */
const UNNAMED = / \(its row unnamed\)$/;
const isOfRow = ({ to = "" }: Question): boolean => to.startsWith("open:");
const DUELS = GOLDEN.filter((file) => file.includes("duel")).map((file) => `${file} (its row unnamed)`);

/** Records a golden game, once; after every act the table must be what the engine says. */
function written(name: string): Written {
  const known = games.get(name);
  if (known !== undefined) return known;
  const { start, dealt, acts } = golden(name.replace(UNNAMED, ""));
  const { rulebook } = start;
  const isUnnamed = UNNAMED.test(name);
  const publicLine = (table: Table): string => {
    const line = told(table);
    return isUnnamed ? line.replace(/ open:\d=\S+/g, "") : line;
  };
  const scribe = new Scribe(name, isUnnamed ? isOfRow : undefined);
  scribe.begin(dealtSetup(rulebook, dealt), rulebook.seats);
  const witness = new Witness(rulebook, dealt);
  scribe.tell((question) => witness.answer(question));
  expect(publicLine(scribe.table)).toBe(publicLine(start));
  for (const { act, facts, after } of acts) {
    scribe.follow(act, facts, after);
    expect(publicLine(scribe.table)).toBe(publicLine(after));
  }
  const game = { scribe, truth: acts.at(-1)?.after ?? start };
  games.set(name, game);
  return game;
}

describe("a whole game through entries", () => {
  it.each([...GOLDEN, ...DUELS])("is what the engine says, act by act: %s", (file) => {
    const { scribe, truth } = written(file);
    const { view, log } = scribe;
    expect([view.conflicts, view.notApplied, outcome(scribe.table)]).toEqual([[], [], outcome(truth)]);
    expect(view.steps.some(({ slip }) => slip)).toBe(false);
    // The same from its file, on a device that never saw it before (nor anything with these names).
    const read = readFile(writeFile("of-a-real-table", log.entries));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const renamed = read.value.entries.map((entry): Entry => {
      return entry.kind === "begin" ? { ...entry, names: ["Zoe", ...entry.names.slice(1)] } : entry;
    });
    const again = fold({ entries: renamed });
    expect(again.table && told(again.table)).toBe(told(scribe.table));
    expect(again.history.map(({ became }) => became)).toEqual(view.history.map(({ became }) => became));
  });
});

const plain = (name: string): string => name.replace(/[*]|#\d+$/g, "");

/** The true contents of every place, with the copies of this table that nobody has seen yet. */
function asInTruth(truth: Table, table: Table): Result<Table, readonly Problem[]> {
  const { rulebook } = table;
  const taken = new Set<number>();
  const [head = "", board = "", rest = ""] = writePosition(table).split(" | ");
  const places = new Map(rest.split(" ").map((word) => word.split("=") as [string, string]));
  for (let place = 1; place <= rulebook.lastPlace; place++) {
    const known = cardsAt(table, place);
    if (countAt(table, place) === known.length) continue;
    const wanted = cardsAt(truth, place).map((piece) => plain(rulebook.pieceName(piece)));
    for (const piece of known) wanted.splice(wanted.indexOf(plain(rulebook.pieceName(piece))), 1);
    const cards = wanted.map((name) => {
      const all = Array.from({ length: rulebook.lastPiece }, (_, index) => index + 1);
      const piece =
        all.find(
          (one) =>
            plain(rulebook.pieceName(one)) === name && whereIs(table, one) === NOWHERE && !taken.has(one),
        ) ?? UNSEEN;
      taken.add(piece);
      return piece;
    });
    const text = (piece: number): string => {
      const name = rulebook.pieceName(piece);
      const nth = rulebook.copies(name).indexOf(piece) + 1;
      return rulebook.copies(name).length > 1 ? `${name}#${nth}` : name;
    };
    places.set(rulebook.placeName(place), [...known, ...cards].map(text).join(","));
  }
  const line = [...places].map(([place, cards]) => `${place}=${cards}`).join(" ");
  return readPosition(`${head.split(" @")[0]} | ${board} | ${line}`);
}

const typedIn = (truth: Table, table: Table): Record<string, string[]> =>
  Object.fromEntries(
    leftovers(table).map(({ place }) => {
      const at = table.rulebook.place(place);
      const names = cardsAt(truth, at).map((piece) => plain(table.rulebook.pieceName(piece)));
      for (const piece of cardsAt(table, at))
        names.splice(names.indexOf(plain(table.rulebook.pieceName(piece))), 1);
      return [place, names];
    }),
  );

describe("a whole record of a game at a real table", () => {
  it.each([...GOLDEN, ...DUELS])("replays to what lay there: %s", (file) => {
    const { scribe, truth } = written(file);
    const done = complete(scribe.view, typedIn(truth, scribe.table), (table) => asInTruth(truth, table));
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    expect(done.value.guessed).toBe(0);
    const read = readRecord(writeRecord(done.value.record));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const begun = readPosition(read.value.position ?? "");
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    let table = begun.value;
    for (const { facts = [] } of read.value.acts) table = evolve(table, facts);
    expect(told(table)).toBe(told(UNNAMED.test(file) ? truth : scribe.table));
    expect(outcome(table)).toBe(outcome(truth));
    const hands = (one: Table): string[] =>
      one.rulebook.hands.map((hand) =>
        cardsAt(one, hand)
          .map((piece) => plain(one.rulebook.pieceName(piece)))
          .sort()
          .join(),
      );
    expect(hands(table)).toEqual(hands(truth));
  });
});
