/** Where games were lost: a winning line up to there, a proof from there on, and no claim beyond the proof. */
import { outcome } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { lostGames } from "../scripts/lost-games";
import { isWon, type Losing, losingKindOf, provenLost, searchAll, whereLost } from "../src/index";

function last(steps: ReturnType<typeof whereLost>): { seen: Losing[]; end: Losing | undefined } {
  const seen: Losing[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { seen, end: step.value };
    if (step.value) seen.push(step.value);
  }
}

describe("a lost game", () => {
  for (const code of ["sea p2", "sea p2 -12", "sea p4", "mountain p3"])
    it(`is told with a line and a proof: ${code}`, () => {
      for (const { tables, fate } of lostGames(code, 2)) {
        const { seen, end } = last(whereLost(tables, fate, { playouts: 24, search: 400, rounds: 1 }));
        const { won, lost } = end ?? {};
        if (!won || !lost) throw new Error(`${code}: nothing is known`);
        const at = tables[won.table];
        expect(at && isWon({ table: at, fate }, won.acts)).toBe(true);
        expect(won.table).toBeLessThan(lost.table);
        const beyond = tables[lost.table];
        if (!beyond) throw new Error(`${code}: no such table`);
        if (lost.proof === "search")
          // On its own, without the proofs about later tables, the search takes more effort.
          expect(searchAll({ table: beyond, fate }, { effort: 20_000 }).kind).toBe("lost");
        else if (lost.proof) expect(provenLost({ table: beyond, fate })).toBe(lost.proof);
        else expect(outcome(beyond)).toBe("lost");
        // Knowledge only ever grows.
        for (const [index, { won: then }] of seen.entries())
          expect(then?.table ?? -1).toBeGreaterThanOrEqual(seen[index - 1]?.won?.table ?? -1);
      }
    });

  it("is called proven only where the two tables follow each other", () => {
    const won = { table: 30, acts: [] };
    expect(losingKindOf({ won, lost: { table: 31, proof: "spaces" } })).toBe("here");
    expect(losingKindOf({ won, lost: { table: 33, proof: "search" } })).toBe("between");
    expect(losingKindOf({ won, lost: { table: 47, proof: undefined } })).toBe("unknown");
    expect(losingKindOf({ won: undefined, lost: { table: 0, proof: "start" } })).toBe("here");
    expect(losingKindOf({ won: undefined, lost: { table: 5, proof: "end" } })).toBe("unknown");
  });

  it("is told at once where the deal itself could not be won", () => {
    const lost = [...lostGames("sea p1", 12)].find(({ tables: [table], fate }) => {
      return table !== undefined && provenLost({ table, fate }) === "start";
    });
    if (lost === undefined) throw new Error("no Start lies too deep");
    const { seen, end } = last(whereLost(lost.tables, lost.fate));
    expect(end).toEqual({ won: undefined, lost: { table: 0, proof: "start" } });
    expect(end && losingKindOf(end)).toBe("here");
    expect(seen).toEqual([end]);
  });

  it("is none where the game was not lost", () => {
    for (const { tables, fate } of lostGames("sea p2", 1))
      expect(last(whereLost(tables.slice(0, 5), fate)).end).toBeUndefined();
  });
});
