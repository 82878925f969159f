/** A sea with a chapter of a module that nobody here knows: marks of cells that lie at places of its own, prices waived. */
import { expect, it } from "vitest";
import {
  deal,
  enact,
  gauge,
  type Rulebook,
  readAct,
  readPosition,
  SEA_DEFAULTS,
  seededFate,
  shortPosition,
  turnOf,
} from "../../src/index";
import type { GameChapter } from "../../src/modules/module";
import { SEA_BOARD } from "../../src/sea/board";
import { markPieces, moveMark } from "../../src/sea/cell-marks";
import { seaRulebook } from "../../src/sea/rulebook";
import { GRID } from "../../src/sea/sequence";
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
