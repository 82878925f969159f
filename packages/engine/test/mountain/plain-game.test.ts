/** Whole climbs in the engine and in the naive climb: after every act the positions are the same. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rulebookFor } from "../../src/index";
import { chance } from "../support/chance";
import { runs } from "../support/codes";
import { CLIMBERS } from "../support/crews";
import { game } from "../support/playing";
import type { Climb } from "./support/plain";
import { play } from "./support/plain-game";
import { plainAct, plainOf } from "./support/plain-of";
import { everyClimb } from "./support/plain-sets";

/** What can be compared: hands and piles have no order, and once the game is over it is nobody's turn. */
function summary(climb: Climb): unknown {
  const over = climb.phase === "won" || climb.phase === "lost";
  const [hands, piles, discards] = [climb.hands, climb.piles, climb.discards].map((places) =>
    places.map((cards) => [...cards].sort().join(" ")),
  );
  return { ...climb, hands, piles, discards, turn: over ? -1 : climb.turn };
}

const RUNS = 10;

describe("a climb beside the naive one", () => {
  for (const [name, crew] of Object.entries(CLIMBERS)) {
    it(`goes the same way, played by the crew called ${name}`, () => {
      const seen = new Set<string>();
      let acts = 0;
      fc.assert(
        fc.property(fc.constantFrom(...everyClimb(chance(7))), fc.nat(), (options, seed) => {
          const rulebook = rulebookFor(options);
          let climb: Climb | undefined;
          for (const { before, act, facts, after } of game(rulebook, seed, crew)) {
            const drawn = facts.flatMap(({ piece, from, to }) =>
              rulebook.piles.includes(from) && rulebook.hands.includes(to) ? [rulebook.pieceName(piece)] : [],
            );
            // Where people say which cards bear a goat, the naive climb is told what the engine was told.
            const said =
              options.goatCards === "unknown" && facts.some(({ clause }) => clause === "A.goat.place");
            climb = play(climb ?? plainOf(before), plainAct(before, act), drawn, said);
            expect(summary(plainOf(after))).toEqual(summary(climb));
            seen.add(act.type).add(climb.phase);
            acts++;
          }
        }),
        runs(RUNS),
      );
      expect(acts).toBeGreaterThan(25 * RUNS);
      for (const word of ["lay", "discard", "bridge", "campfire", "move", "rope", "herd", "lost"])
        if (name !== "mountaineer" || word !== "lost") expect(seen, word).toContain(word);
    });
  }
});
