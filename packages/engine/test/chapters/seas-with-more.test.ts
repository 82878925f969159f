/** A sea with a chapter of a module that nobody here knows: marks of cells that lie at places of its own, prices waived. */
import { expect, it } from "vitest";
import {
  countAt,
  deal,
  dealRest,
  enact,
  evolve,
  gauge,
  mask,
  mayLieUnseen,
  type Piece,
  type Rulebook,
  readAct,
  readPosition,
  SEA_DEFAULTS,
  SPECTATOR,
  seededFate,
  setupOf,
  shortPosition,
  type Table,
  turnOf,
  unseenPlaces,
  whereIs,
} from "../../src/index";
import { isDealing } from "../../src/kernel/furniture";
import { NOWHERE } from "../../src/kernel/table";
import type { GameChapter } from "../../src/modules/module";
import { SEA_BOARD } from "../../src/sea/board";
import { markPieces, moveMark } from "../../src/sea/cell-marks";
import { seaRulebook } from "../../src/sea/rulebook";
import { GRID, higherCell, lowerCell } from "../../src/sea/sequence";
import { Draft } from "../../src/setup/draft";
import { fillStacks } from "../../src/setup/filling";
import { layAt } from "../../src/setup/laying";
import { ordinaryDeal } from "../../src/setup/ordinary";
import { madeUpSea } from "../support/made-up-sea";

const tide: GameChapter = {
  pieces: markPieces(SEA_BOARD.rows.flat(), "ebb"),
  places: ["ebb", "flood"].map((name) => ({ name, sort: 96, sight: "all", holds: ["mark"], most: null })),
  follows: [
    {
      clause: "T.place.empty",
      onto: ({ region }) => region === GRID,
      does: (game, { to }) => moveMark(game, to, game.table.rulebook.place("flood"), "T.place.empty"),
    },
  ],
};

const seaWith = (chapter: GameChapter): Rulebook =>
  seaRulebook(SEA_DEFAULTS, { variant: null, expansions: [() => [chapter]] });
const rulebook = seaWith(tide);

it("leaves the marks that say nothing out of a short position", () => {
  const fate = seededFate("v1:more");
  const { table } = deal(rulebook, fate);
  const seat = turnOf(table)?.seat ?? 0;
  const held = rulebook.hands[seat] ?? 0;
  const [card] = Array.from({ length: 80 }, (_, number) => number + 1).filter(
    (number) => table.numbers[number] === held,
  );
  const act = readAct(rulebook, `${card} r3c2`, seat);
  const done = act.ok ? enact(table, act.value, fate) : undefined;
  if (!done?.ok) throw new Error("refused");
  expect(shortPosition(done.value.table).match(/\S*mark:\S*/g)).toEqual(["flood=mark:r3c2"]);
});

it("makes up positions with marks at any of its places", () => {
  const marked = Array.from({ length: 40 }, (_, seed) => madeUpSea(rulebook, seed)).flatMap((table) =>
    rulebook.cells.flatMap((cell) => {
      const [mark = 0] = rulebook.copies(`mark:${rulebook.placeName(cell)}`);
      return table.numbers[mark] === rulebook.place("flood") ? [cell] : [];
    }),
  );
  expect(marked.length).toBeGreaterThan(100);
});

it("counts nothing as spent or to be paid for certain where a module may waive prices", () => {
  const read = readPosition(
    "sea p2 | 1 2 3 4 . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | berth:start=start#1 helm:1=turn",
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const sums = (chapter: GameChapter): readonly number[] => {
    const { least, toPay } = gauge({ ...read.value, rulebook: seaWith(chapter) });
    return [least, toPay];
  };
  expect(sums({})).toEqual([10, 16]);
  expect(sums({ reliefs: [{ clause: "T.place.cost", on: ["lay"], frees: () => false }] })).toEqual([8, 0]);
});

it("passes over a card without a number that lies on the grid", () => {
  const blank: GameChapter = {
    pieces: [{ name: "blank", sort: 90, starts: "reef" }],
    places: [{ name: "reef", sort: 96, sight: "all", holds: ["blank"], most: null }],
  };
  const rulebook = seaWith(blank);
  const { table } = deal(rulebook, seededFate("v1:blank"));
  const moved = (before: Table, piece: Piece, to: string): Table =>
    evolve(before, [
      { piece, from: whereIs(before, piece), to: rulebook.place(to), clause: "T.place.empty" },
    ]);
  const lies = moved(table, rulebook.copies("blank")[0] ?? 0, "r2c2");
  const [line] = rulebook.lines;
  if (line === undefined) throw new Error("a sea without a line");
  expect([lowerCell(lies, 30, line), higherCell(lies, 30, line)]).toEqual([NOWHERE, NOWHERE]);
  expect(higherCell(moved(lies, 40, "r4c4"), 30, line)).toBe(rulebook.place("r4c4"));
});

/** Six blanks, of which each seat is dealt two that only it sees; the others stay in their stack. */
const secrets: GameChapter = {
  pieces: Array.from({ length: 6 }, () => ({ name: "blank", sort: 90, starts: "reef", apart: true })),
  places: [
    {
      name: "reef",
      sort: 96,
      sight: "none",
      holds: ["blank"],
      most: null,
      region: "reef",
      own: true,
    },
    ...[0, 1].map((seat) => {
      return { name: `orange:${seat + 1}`, sort: 97, sight: { seat }, holds: ["blank"], most: 2 };
    }),
  ],
  steps: [
    {
      name: "reveal",
      clause: "T.compass.six",
      rank: 3,
      when: "deal",
      due: (table) => isDealing(table) && countAt(table, table.rulebook.place("orange:2")) < 2,
      runs: (game) => {
        const { fate, table } = game;
        const [from = 0, first = 0] = ["reef", "orange:1"].map((name) => table.rulebook.place(name));
        for (const seat of [0, 0, 1, 1])
          game.emit(fate.next(table, from), from, first + seat, "T.compass.six");
      },
    },
  ],
};

it("sets up, completes and makes up tables where each seat has cards that only it sees", () => {
  const rulebook = seaWith(secrets);
  const { table } = deal(rulebook, seededFate("v1:secret"));
  expect(setupOf(mask(table, 0)).at?.["orange:1"]).toHaveLength(2);
  const draft = new Draft(rulebook, 0, ordinaryDeal(rulebook, 0), true);
  layAt(draft, "orange:1", ["blank", "blank"], "at.orange:1");
  fillStacks(draft);
  const again = draft.table({ at: 0 });
  expect(again.ok && countAt(again.value, rulebook.place("reef"))).toBe(2);
  const blank = rulebook.pieces[rulebook.copies("blank")[0] ?? 0];
  const may = unseenPlaces(rulebook).filter((at) => blank !== undefined && mayLieUnseen(table, blank, at));
  expect(may.map(({ name }) => name)).toEqual(["reef", "orange:1", "orange:2"]);
  const rest = dealRest(mask(table, SPECTATOR), [null, null], seededFate("v1:rest"));
  expect(rest.ok && countAt(rest.value.table, rulebook.place("orange:2"))).toBe(2);
  for (let seed = 0; seed < 20; seed++) {
    const made = madeUpSea(rulebook, seed);
    expect(rulebook.copies("blank").filter((card) => rulebook.hands.includes(whereIs(made, card)))).toEqual(
      [],
    );
  }
});

it("draws more cards where a module allows more than the limit", () => {
  const { table } = deal(seaWith({ allowance: (_table, seat) => seat }), seededFate("v1:more"));
  expect(table.rulebook.hands.map((hand) => countAt(table, hand))).toEqual([5, 6]);
});

it("refuses places that are sorted among those of another kind", () => {
  const at = (name: string, sort: number) =>
    ({ name, sort, sight: "all", holds: ["mark"], most: null }) as const;
  const places = [at("ebb:1", 96.1), at("ebb:2", 96.2), at("flood", 96.15)];
  expect(() => seaWith({ places })).toThrow("flood is sorted among the places called ebb");
});
