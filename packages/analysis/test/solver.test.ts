/** Winning lines: found on deals of both games, accepted by the engine, and the same whenever they are searched for. */
import { stream } from "@stillwater/crew";
import { enact, outcome, writeAct } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { findLine, isWon, tablesOf } from "../src/index";
import { dealt, together } from "./support/dealt";

const CODES = together(
  "sea p1",
  "sea p2",
  "sea p4 -12",
  "sea p3 rocks",
  "sea p2 monsters3",
  "sea p3 wild2",
  "sea p3 arch",
  "sea p3 pyramid",
  "sea p3 night",
  "mountain p1",
  "mountain p2",
  "mountain p5",
  "mountain p3 green",
);

describe("a line", () => {
  for (const code of CODES)
    it(`is found for ${code}, and wins by the engine's rules`, () => {
      for (let game = 0; game < 3; game++) {
        const position = dealt(code, `v1:line-${game}`);
        const line = findLine(position, 256, stream(game));
        let { table } = position;
        for (const act of line?.acts ?? []) {
          const done = enact(table, act, position.fate);
          if (!done.ok) throw new Error(`${writeAct(table.rulebook, act)} is refused`);
          table = done.value.table;
        }
        expect(outcome(table)).toBe("won");
      }
    });

  it("goes on from the middle of a game", () => {
    const position = dealt("mountain p3", "v1:middle");
    const line = findLine(position, 64, stream(1));
    const middle = tablesOf(position, line?.acts.slice(0, 20) ?? [])?.at(-1) ?? position.table;
    const rest = findLine({ ...position, table: middle }, 64, stream(2));
    expect(rest && isWon({ ...position, table: middle }, rest.acts)).toBe(true);
  });

  it("is the same for the same chance, whatever the machine", () => {
    const position = dealt("mountain p5", "v1:again");
    expect(findLine(position, 64, stream(5))).toEqual(findLine(position, 64, stream(5)));
  });

  it("is not made up where players are against each other", () => {
    expect(findLine(dealt("sea p2 duel", "v1:against"), 4, stream(1))).toBeUndefined();
    expect(isWon(dealt("sea p2", "v1:nothing done"), [])).toBe(false);
  });
});
