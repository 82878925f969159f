/**
 * Proofs: what a bound or a pruned search calls lost is lost, held against trying everything without any of them, on the
 * last acts of games that were won, with a few acts done otherwise.
 */
import { stream } from "@stillwater/crew";
import { enact, outcome, type Table } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { choicesOf } from "../src/choices";
import { findLine, type Position, provenLost, searchAll, tablesOf } from "../src/index";
import { dealt, together } from "./support/dealt";

/** A few acts done by chance, whatever they are. */
function strayed(position: Position, acts: number, chance: () => number): Position {
  let { table } = position;
  for (let act = 0; act < acts && outcome(table) === "playing"; act++) {
    const choices = [...choicesOf(table, false)];
    for (const one of choices[Math.floor(chance() * choices.length)] ?? []) {
      const done = enact(table, one, position.fate);
      if (done.ok) table = done.value.table;
    }
  }
  return { ...position, table };
}

/** Positions near the end of a game that could be won. */
function* late(code: string, games: number): Generator<Position> {
  for (let game = 0; game < games; game++) {
    const position = dealt(code, `v1:late-${game}`);
    const line = findLine(position, 64, stream(game));
    const tables: readonly Table[] = (line && tablesOf(position, line.acts)) ?? [];
    const chance = stream(game + 1000);
    for (let before = 2; before <= 7; before++) {
      const table = tables.at(-1 - before);
      if (table) yield strayed({ ...position, table }, Math.floor(chance() * 5), chance);
    }
  }
}

const CODES = together(
  "sea p1",
  "sea p2 -12",
  "sea p2 -12 strict",
  "sea p3 -12",
  "sea p2 -12 rocks",
  "sea p2 storms",
  "sea p2 -12 arch",
  "sea p3 -12 night",
  "mountain p1",
  "mountain p2",
  "mountain p4",
  "mountain p2 green",
  "mountain p2 panoramas3",
  "mountain p3 goats",
);

/** Tables that trying everything may look at; what takes longer is not compared. */
const EFFORT = 1200;

describe("a proof", () => {
  for (const code of CODES)
    it(`holds for ${code}`, () => {
      const seen = { won: 0, lost: 0, proven: 0 };
      for (const position of late(code, 4)) {
        const truth = searchAll(position, { effort: EFFORT, prunes: false });
        if (truth.kind === "unknown") continue;
        seen[truth.kind]++;
        if (provenLost(position) !== undefined) {
          seen.proven++;
          expect(truth.kind).toBe("lost");
        }
        expect(searchAll(position, { effort: EFFORT }).kind).toBe(truth.kind);
        if (truth.kind === "won") {
          const last = tablesOf(position, truth.acts)?.at(-1);
          expect(last && outcome(last)).toBe("won");
        }
      }
      expect(seen.won).toBeGreaterThan(0);
      expect(seen.lost).toBeGreaterThan(0);
    });
});

describe("a bound", () => {
  for (const code of ["mountain p1", "mountain p2", "mountain p3", "mountain p5", "mountain p2 green"])
    it(`says nothing of any table on a line that wins: ${code}`, () => {
      let tables = 0;
      for (let game = 0; game < 6; game++) {
        const position = dealt(code, `v1:on-a-line-${game}`);
        const line = findLine(position, 64, stream(game));
        for (const table of (line && tablesOf(position, line.acts)) ?? []) {
          expect(provenLost({ ...position, table })).toBeUndefined();
          tables++;
        }
      }
      expect(tables).toBeGreaterThan(200);
    });
});

describe("a Start that lies too deep", () => {
  const DEALS = 60;

  it("is told at the deal, alone at sea, exactly where no line is found", () => {
    const deep: number[] = [];
    for (let game = 0; game < DEALS; game++) {
      const position = dealt("sea p1", `v1:deep-${game}`);
      const proof = provenLost(position);
      if (proof === "start") deep.push(game);
      expect(findLine(position, 64, stream(game)) === undefined).toBe(proof === "start");
    }
    expect(deep.length).toBeGreaterThan(0);
  });

  it("is never told once the Start is drawn, nor where there is one for each seat", () => {
    for (let game = 0; game < DEALS; game++) {
      const position = dealt("sea p1", `v1:deep-${game}`);
      const line = findLine(position, 4, stream(game));
      for (const table of (line && tablesOf(position, line.acts)) ?? [])
        expect(provenLost({ ...position, table })).toBeUndefined();
      expect(provenLost(dealt("sea p2", `v1:deep-${game}`))).toBeUndefined();
    }
  });
});
