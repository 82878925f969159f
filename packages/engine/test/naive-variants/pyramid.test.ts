/** The engine against the naive pyramid, over every option set: layouts, harder, easier, removed Islands, strict. */
import { describe, expect, it } from "vitest";
import { agree, type Checker, emptyTally } from "./agree";
import { guessAt } from "./guess";
import { ROUNDS, SEED, setsOf } from "./option-sets";
import { anyPyramid } from "./positions";
import { type Pyramid, priceOf, readPyramid, refusals } from "./pyramid";

const checker: Checker<Pyramid> = {
  make: anyPyramid,
  read: readPyramid,
  refusals,
  priceOf,
  guess: (pyramid, luck) =>
    guessAt(pyramid, luck, {
      kinds: ["lay", "lay", "lay", "lay", "discard", "finish", "give", "compass", "stuck"],
      cells: pyramid.cells,
      likely: pyramid.cells.filter(
        (cell, index) => pyramid.numbers[index] === 0 || pyramid.stormy.includes(cell),
      ),
      others: ["finish", "compass", "wild"],
      priceOf: (act) => priceOf(pyramid, act),
    }),
};

describe("the naive pyramid", () => {
  it("refuses by the same clauses and asks the same price (T.pyramid.storm, T.pyramid.compass, T.pyramid.win, T.wild.any)", () => {
    const tally = emptyTally();
    // Every crew, layout and deck, each with three of the thirteen numbers of removed Islands.
    const codes = setsOf("pyramid");
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, code] of codes.entries())
        if ((index * 5 + round) % 13 < 3) agree(checker, code, SEED + round * 10_007 + index, 64, tally);
    expect(tally.sets.size).toBeGreaterThanOrEqual(480);
    expect(tally.pairs).toBeGreaterThanOrEqual(30_000);
    expect(tally.yes / tally.pairs).toBeGreaterThan(0.2);
    expect(tally.yes / tally.pairs).toBeLessThan(0.75);
    for (const clause of EVERY_ANSWER) expect(tally.said.get(clause) ?? 0, clause).toBeGreaterThan(10);
  });
});

const EVERY_ANSWER = [
  "T.end.win",
  "T.end.lose",
  "T.end.last-card",
  "T.turn.action",
  "T.turn.hand",
  "T.turn.discard-two",
  "T.place.empty",
  "T.place.island",
  "T.place.ascending",
  "T.place.pay",
  "T.pyramid.storm",
  "T.pyramid.compass",
  "T.pyramid.win",
  "T.wild.any",
  "yes lay",
  "yes discard",
  "yes finish",
  "yes give",
  "yes compass",
];
