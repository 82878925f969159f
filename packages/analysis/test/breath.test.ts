/** Long work pauses often: little is done between two pauses, counted in acts of imagined games and tables looked at. */
import { Advice, type Breath, inOneGo, NOTHING_YET, stream } from "@stillwater/crew";
import { due, look, Trial } from "@stillwater/engine";
import { afterEach, describe, expect, it, vi } from "vitest";
import { lostGames } from "../scripts/lost-games";
import { costsOf, findLine } from "../src/index";
import { Search } from "../src/search";
import { lookForLine } from "../src/solver";
import { dealt } from "./support/dealt";

/** How often it pauses, and its result. */
function counted<Result>(work: Generator<Breath, Result>): readonly [number, Result] {
  for (let breaths = 0; ; breaths++) {
    const { done, value } = work.next();
    if (done) return [breaths, value];
  }
}

afterEach(() => vi.restoreAllMocks());

for (const code of ["sea p2 -12", "mountain p2"])
  describe(`breath, ${code}`, () => {
    const [game] = [...lostGames(code, 1)];
    if (!game) throw new Error("no game was lost");
    const { tables, acts, fate } = game;

    it("is taken with every act of the games in which decisions are judged, and those in which advice is", () => {
      const does = vi.spyOn(Trial.prototype, "does");
      const breathless = (steps: Iterable<unknown>): number => {
        let most = 0;
        let before = does.mock.calls.length;
        for (const _ of steps) {
          most = Math.max(most, does.mock.calls.length - before);
          before = does.mock.calls.length;
        }
        return most;
      };
      expect(breathless(costsOf(tables, acts, { worlds: 1, again: 1, worldsAgain: 2 }))).toBe(1);
      const [first] = tables;
      const [seat] = first ? due(first).seats : [];
      if (!first || seat === undefined) throw new Error("nobody is asked");
      const advice = new Advice(look(first, seat), NOTHING_YET);
      expect(breathless(advice.step())).toBe(1);
      expect(advice.worlds).toBe(1);
    });

    it("is taken with every act of the games that look for a line, which is the same as in one go", () => {
      const position = dealt(code, "v1:line-2");
      const [breaths, line] = counted(lookForLine(position, 64, stream(1)));
      expect(line).toEqual(findLine(position, 64, stream(1)));
      const { acts = [], playouts = 0 } = line ?? {};
      expect(playouts).toBe(1);
      expect(breaths).toBe(acts.length);
    });

    it("is taken with every table that a search looks at", () => {
      const [first] = tables;
      if (!first) throw new Error("no table");
      const [breaths, found] = counted(new Search(fate).from(first, { effort: 100 }));
      expect(found.kind).toBe("unknown");
      expect(breaths).toBe(100);
      expect(inOneGo(new Search(fate).from(first, { effort: 100 }))).toEqual(found);
    });
  });
