/** The engine against the naive night, over every option set of Day & Night. */
import { describe, expect, it } from "vitest";
import { startTable } from "../../src/index";
import { agree, type Checker, emptyTally } from "./agree";
import { guessAt } from "./guess";
import { GRID_CELLS, type Night, priceOf, readNight, refusals } from "./night";
import { ROUNDS, SEED, setsOf } from "./option-sets";
import { anyNight } from "./positions";

const checker: Checker<Night> = {
  make: anyNight,
  read: (line, table) =>
    readNight(
      line,
      startTable(table)?.proposals.map(({ split }) => split.join("-")),
    ),
  refusals,
  priceOf,
  guess: (night, luck) => {
    const act = guessAt(night, luck, {
      kinds: [
        "lay",
        "lay",
        "lay",
        "lay",
        "discard",
        "start",
        "finish",
        "give",
        "turn",
        "dial",
        "agree",
        "stuck",
      ],
      cells: GRID_CELLS,
      likely: luck.once(2) ? GRID_CELLS.filter((_cell, index) => night.grid[index] === 0) : [],
      others: ["start", "finish"],
      priceOf: (act) => priceOf(night, act),
    });
    if (act.type !== "agree") return act;
    const said =
      night.splits.length > 0 && !luck.once(4)
        ? luck.pick(night.splits)
        : night.hands.map(() => luck.below(9)).join("-");
    return { ...act, numbers: said.split("-").map(Number) };
  },
};

describe("the naive night", () => {
  it("refuses by the same clauses and asks the same price (T.night.rotate, T.night.win, T.start, T.finish)", () => {
    const tally = emptyTally();
    const codes = setsOf("night");
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, code] of codes.entries())
        agree(checker, code, SEED + round * 10_007 + index, 64, tally);
    expect(tally.sets.size).toBe(260);
    expect(tally.pairs).toBeGreaterThanOrEqual(16_000);
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
  "T.start.forced",
  "T.start.spare",
  "T.start.unpayable",
  "T.start.eight",
  "T.finish.when",
  "T.night.rotate",
  "T.night.win",
  "yes lay",
  "yes discard",
  "yes start",
  "yes finish",
  "yes give",
  "yes turn",
  "yes dial",
  "yes agree",
];
