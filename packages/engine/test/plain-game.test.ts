/** Whole games in the engine and in the naive sea side by side: the same position after every act. */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rulebookFor, seededFate, startTable } from "../src/index";
import { anyOptions, runs } from "./support/codes";
import { crewOf } from "./support/crews";
import { play } from "./support/plain-game";
import { plainAct, plainOf, summary } from "./support/plain-of";
import { game } from "./support/playing";

describe("the naive sea", () => {
  it("stands alike after every act of a game (T.turn.draw, T.start.refill, T.start.two-players, T.start.solo)", () => {
    let acts = 0;
    const results = new Set<string>();
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const fate = seededFate(`v1:test-${seed}`);
        let plain: ReturnType<typeof plainOf> | undefined;
        for (const { before, act, after } of game(rulebookFor(options), seed, crewOf(seed), fate)) {
          plain ??= plainOf(before, seededFate(`v1:test-${seed}`));
          const agreed = startTable(before)?.proposals.find(
            ({ split }) => `${split}` === `${act.numbers}`,
          )?.agreed;
          const others = agreed?.filter((seat) => seat !== act.seat).length;
          plain = play(plain, plainAct(before, act), others === options.players - 1);
          if (!isDeepStrictEqual(summary(plainOf(after)), summary(plain)))
            expect(summary(plainOf(after))).toEqual(summary(plain));
          results.add(plain.phase);
          acts++;
        }
      }),
      runs(100),
    );
    expect(acts).toBeGreaterThan(2000);
    expect([...results].sort()).toEqual(["act", "give", "lost", "pledge", "won"]);
  });
});
