/**
 * What a bound or a pruned search calls lost is lost. Checked against trying everything without bounds or pruning, on the
 * last acts of games that were won, with a few acts changed.
 */
import { stream } from "@stillwater/crew";
import { enact, outcome, readPosition, seededFate, type Table } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { choicesOf } from "../src/choices";
import { findLine, type Position, provenLost, searchAll, tablesOf } from "../src/index";
import { dealt, together } from "./support/dealt";

/** A few random acts. */
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

/** How many tables trying everything may look at; positions that take longer are not compared. */
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

const islands = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).join(",");

describe("a search", () => {
  it("lets whoever has a yellow Storm give two cards of the pile unseen", () => {
    // The hand holds six cards for the Start's price, and a Finish lies under the two cards that nobody sees.
    const rows = Array.from({ length: 6 }, (_, row) =>
      islands(row * 6 + 1, row * 6 + 6).replaceAll(",", " "),
    );
    const read = readPosition(
      [
        `sea p2 storms | ${rows.join("/")} | sealed:1= sealed:2= islands= aside= starts= berth:start=start#1`,
        `pot=toll#1,toll#2,toll#3,toll#4,toll#5,toll#6,toll#7,toll#8 yellow:1=storm:yellow#2`,
        "compasses=compass#1,compass#2,compass#3,compass#4,compass#5,compass#6 granted=leave:1 unasked=leave:2",
        `hand:1=37,38 hand:2=39,40,41,42 pile:1=43,44,finish#1,finish#2,finish#3,finish#4,finish#5 pile:2=`,
        `discard:1=${islands(45, 60)} discard:2=${islands(61, 80)},start#2 settling:2=turn ashore=`,
        "bank=toll#9,toll#10,toll#11,toll#12,toll#13,toll#14,toll#15,toll#16,toll#17,toll#18",
        "gone=start#3,start#4,start#5,storm:orange#1,storm:orange#2,storm:purple#1,storm:purple#2,storm:yellow#1,seal:1,seal:2",
      ].join(" "),
    );
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const position = { table: read.value, fate: seededFate("v1:unseen") };
    expect(searchAll(position, { effort: EFFORT }).kind).toBe("won");
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
