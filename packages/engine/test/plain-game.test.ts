/** Whole games in the engine and in the naive sea side by side: the same position after every act. */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rulebookFor, seededFate, startTable } from "../src/index";
import { anyOptions, runs } from "./support/codes";
import { CREWS } from "./support/crews";
import { play } from "./support/plain-game";
import { plainAct, plainOf, summary } from "./support/plain-of";
import { game } from "./support/playing";

describe("the naive sea stands alike after every act (T.turn.draw, T.start.refill, T.start.two-players, T.start.solo)", () => {
  for (const [name, crew] of Object.entries(CREWS)) {
    it(`when the ${name} crew plays`, () => {
      const phases = new Set<string>();
      let acts = 0;
      fc.assert(
        fc.property(anyOptions, fc.nat(), (options, seed) => {
          const fate = seededFate(`v1:test-${seed}`);
          let plain: ReturnType<typeof plainOf> | undefined;
          for (const { before, act, after } of game(rulebookFor(options), seed, crew, fate)) {
            plain ??= plainOf(before, seededFate(`v1:test-${seed}`));
            const split = `${act.numbers}`;
            const agreed = startTable(before)?.proposals.find(
              (proposal) => `${proposal.split}` === split,
            )?.agreed;
            const others = agreed?.filter((seat) => seat !== act.seat).length;
            plain = play(plain, plainAct(before, act), others === options.players - 1);
            const now = summary(plainOf(after));
            if (!isDeepStrictEqual(now, summary(plain))) expect(now).toEqual(summary(plain));
            phases.add(plain.phase);
            acts++;
          }
        }),
        runs(40),
      );
      expect(acts).toBeGreaterThan(1000);
      for (const phase of ["act", "pledge", "give", name === "navigator" ? "won" : "lost"])
        expect(phases).toContain(phase);
    });
  }
});
