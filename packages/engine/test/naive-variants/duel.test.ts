/** The engine against the naive duel. */
import { describe, expect, it } from "vitest";
import { agree, type Checker, emptyTally } from "./agree";
import { type Duel, priceOf, readDuel, refusals } from "./duel";
import { guessAt } from "./guess";
import { GRID_CELLS } from "./night";
import { ROUNDS, SEED } from "./option-sets";
import { anyDuel } from "./positions";

const checker: Checker<Duel> = {
  make: anyDuel,
  read: readDuel,
  refusals,
  priceOf,
  guess: (duel, luck) =>
    guessAt(duel, luck, {
      kinds: ["lay", "lay", "lay", "lay", "discard", "swap", "pass", "give"],
      cells: GRID_CELLS,
      likely: GRID_CELLS.filter((_cell, index) => duel.grid[index] === 0),
      others: [],
      priceOf: (act) => priceOf(duel, act),
    }),
};

describe("the naive duel", () => {
  it("refuses by the same clauses and asks the same price (T.duel.possible, T.duel.swap, T.duel.pass, T.duel.end)", () => {
    const tally = emptyTally();
    for (let round = 0; round < 200 * ROUNDS; round++) agree(checker, "sea p2 duel", SEED + round, 64, tally);
    expect(tally.pairs).toBeGreaterThanOrEqual(12_000);
    expect(tally.yes / tally.pairs).toBeGreaterThan(0.2);
    expect(tally.yes / tally.pairs).toBeLessThan(0.75);
    for (const clause of EVERY_ANSWER) expect(tally.said.get(clause) ?? 0, clause).toBeGreaterThan(10);
  });
});

const EVERY_ANSWER = [
  "T.turn.action",
  "T.turn.hand",
  "T.turn.discard-two",
  "T.place.empty",
  "T.place.ascending",
  "T.place.pay",
  "T.duel.possible",
  "T.duel.swap",
  "T.duel.pass",
  "T.duel.end",
  "yes lay",
  "yes discard",
  "yes swap",
  "yes pass",
  "yes give",
];
