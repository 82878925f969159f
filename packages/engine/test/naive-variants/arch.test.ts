/** The engine against the naive arch, over every option set of The High Arch. */
import { describe, expect, it } from "vitest";
import { agree, type Checker, emptyTally } from "./agree";
import { ARCH_CELLS, type Arch, partOf, priceOf, readArch, refusals } from "./arch";
import { guessAt } from "./guess";
import { ROUNDS, SEED, setsOf } from "./option-sets";
import { anyArch } from "./positions";

const checker: Checker<Arch> = {
  make: anyArch,
  read: readArch,
  refusals,
  priceOf,
  guess: (arch, luck) =>
    guessAt(arch, luck, {
      kinds: ["lay", "lay", "lay", "lay", "discard", "finish", "give", "stuck"],
      cells: ARCH_CELLS,
      likely: ARCH_CELLS.filter((cell) => {
        const { name, cells, index } = partOf(arch, cell);
        const standing = [...arch.west, ...arch.east].every((card) => card > 0);
        return cells[index] === 0 && (standing || name !== "roof");
      }),
      others: ["finish"],
      priceOf: (act) => priceOf(arch, act),
    }),
};

describe("the naive arch", () => {
  it("refuses by the same clauses and asks the same price (T.arch.pillars, T.arch.roof, T.arch.win)", () => {
    const tally = emptyTally();
    const codes = setsOf("arch");
    for (let round = 0; round < 2 * ROUNDS; round++)
      for (const [index, code] of codes.entries())
        agree(checker, code, SEED + round * 10_007 + index, 45, tally);
    expect(tally.sets.size).toBe(130);
    expect(tally.pairs).toBeGreaterThanOrEqual(11_000);
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
  "T.arch.roof",
  "T.arch.win",
  "yes lay",
  "yes discard",
  "yes finish",
  "yes give",
];
