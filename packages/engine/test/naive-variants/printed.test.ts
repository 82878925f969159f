/** Examples printed in the variants sheet and the rulebook of The Ascent: engine and naive checkers say the same. */
import { describe, expect, it } from "vitest";
import { judge, readAct, readPosition, type Table, writePosition } from "../../src/index";
import { setUp } from "../mountain/support/line";
import * as climb from "../mountain/support/plain";
import { plainAct, plainOf } from "../mountain/support/plain-of";
import * as duel from "./duel";
import { scoreOf } from "./duel-game";
import { readLine } from "./line";

/** `yes 2`, or `no:` and the clauses that refuse. */
function said(table: Table, words: string): string {
  const act = readAct(table.rulebook, words, 0);
  if (!act.ok) throw new Error(JSON.stringify(act.error));
  const { allowed, price, findings } = judge(table, act.value);
  const no = new Set(findings.flatMap(({ clause, holds }) => (holds === "no" ? [clause] : [])));
  return allowed === "yes" ? `yes ${price}` : `no: ${[...no].sort().join(" ")}`;
}

function naively(table: Table, words: string): string {
  const act = readAct(table.rulebook, words, 0);
  if (!act.ok) throw new Error(JSON.stringify(act.error));
  const plain = plainOf(table);
  const meant = plainAct(table, act.value);
  const no = climb.refusals(plain, meant);
  return no.size === 0 ? `yes ${climb.priceOf(plain, meant)}` : `no: ${[...no].sort().join(" ")}`;
}

describe("the rulebook of The Ascent", () => {
  const hand = ["b2 b5 g9 r7 b6", ""];
  const cases: readonly (readonly [string, Parameters<typeof setUp>[0], string, string])[] = [
    ["4a.5: a 5 next to a 3 costs two", { rows: ["g3"], hands: hand }, "b5 r1p2", "yes 2"],
    ["4a.2: a blue 2 not beside a blue 5", { rows: ["b5"], hands: hand }, "b2 r1p2", "no: A.place.colour"],
    ["4a.3: not with one card below", { rows: ["g3"], hands: hand }, "b2 r2p1", "no: A.place.support"],
    [
      "4a.4: a 2 in the first and second row only",
      { rows: ["g3 b4 r3", "g4 r5"], hands: hand },
      "b2 r3p1",
      "no: A.place.number",
    ],
    ["4a.4: a 2 in the second row", { rows: ["g3 b4 r3"], hands: hand }, "b2 r2p1", "yes 0"],
    [
      "Bridge: beside a 6 it costs nothing",
      { rows: ["g6"], hands: ["bridge b5", ""] },
      "bridge r1p2",
      "yes 0",
    ],
    ["Bridge: a 9 beside it costs nothing", { rows: ["b6 bridge"], hands: hand }, "g9 r1p3", "yes 0"],
    ["Bridge: a 7 between 6 and 9 costs two", { rows: ["b6 bridge g9"], hands: hand }, "r7 r1p2", "yes 2"],
    [
      "Campfire: a 6 beside one worth 8 costs two",
      { rows: ["g8 campfire:r"], hands: hand },
      "b6 r1p3",
      "yes 2",
    ],
    [
      "Campfire: a green 7 may start a new row",
      { rows: ["b6 g7 r8"], hands: ["campfire:g b5", ""] },
      "campfire:g r1p2",
      "yes 0",
    ],
  ];
  for (const [what, position, words, answer] of cases)
    it(what, () => {
      const table = setUp(position);
      expect(said(table, words)).toBe(answer);
      expect(naively(table, words)).toBe(answer);
    });

  it("7.3: one card moves a goat from the green 12 to the red 3, three cards gather four on the blue 8", () => {
    const table = setUp({
      code: "mountain p2 goats",
      rows: ["g12 b1 r2 g5", "b4 r3 g4", "r6 g9", "b8"],
      hands: ["b2 b5 g10", ""],
      goats: { r1p3: 1, r2p2: 2, r3p1: 1 },
    });
    for (const words of ["herd r1p3 r2p2", "herd r1p3 r2p2 r3p1 r4p1"])
      expect(said(table, words)).toBe(naively(table, words));
    expect(said(table, "herd r1p3 r2p2")).toBe("yes 1");
    expect(said(table, "herd r1p3 r2p2 r3p1 r4p1 -b2 -b5 -g10")).toBe("yes 3");
  });
});

describe("the variants sheet", () => {
  const grid = (lies: Readonly<Record<number, number>>): string =>
    [0, 1, 2, 3, 4, 5]
      .map((row) => [0, 1, 2, 3, 4, 5].map((column) => lies[row * 6 + column] ?? ".").join(" "))
      .join("/");
  const line = (lies: Readonly<Record<number, number>>, more: string, hand: string): string => {
    const used = new Set([...Object.values(lies).map(String), ...hand.split(",")]);
    const deck = Array.from({ length: 80 }, (_, index) => String(index + 1)).filter(
      (card) => !used.has(card),
    );
    const row = deck.splice(0, 5).map((card, index) => `open:${index + 1}=${card}`);
    return (
      `sea p2 duel | ${grid(lies)} | islands= ashore= sealed:1= sealed:2= gone=seal:1,seal:2 hand:1=${hand} ` +
      `hand:2= ${row.join(" ")} deck=${deck} ${more} helm:1=turn`
    );
  };
  const tableOf = (text: string): Table => {
    const read = readPosition(text);
    if (!read.ok) throw new Error(`${text}\n${JSON.stringify(read.error)}`);
    return read.value;
  };

  it("Competitive: the 78 may not lie four spaces from the top right, the 77 may", () => {
    const text = line({ 0: 1 }, "of:1=mark:r1c1", "78,77,5,6,7");
    const table = tableOf(text);
    for (const [card, at, answer] of [
      ["78", "r6c3", "no: T.duel.possible"],
      ["78", "r6c4", "yes 0"],
      ["77", "r6c3", "yes 0"],
      ["77", "r6c2", "no: T.duel.possible"],
    ] as const) {
      expect(said(table, `${card} ${at}`)).toBe(answer);
      const no = duel.refusals(duel.readDuel(text), {
        type: "lay",
        seat: 0,
        card,
        at,
        cards: [],
        numbers: [],
      });
      expect(no.size === 0).toBe(answer === "yes 0");
    }
  });

  it("Competitive: a run of three is worth three points and one of four is worth four, over a row's end too", () => {
    const lies = { 4: 5, 5: 6, 6: 7, 10: 20, 11: 21, 12: 22, 13: 23, 20: 40 };
    const marks = "of:1=mark:r1c5,mark:r1c6,mark:r2c1,mark:r4c3 of:2=mark:r2c5,mark:r2c6,mark:r3c1,mark:r3c2";
    const position = duel.readDuel(writePosition(tableOf(line(lies, marks, "50,51"))));
    expect(readLine(line(lies, marks, "50")).at("of:1")).toHaveLength(4);
    expect([scoreOf(position, 0).points, scoreOf(position, 1).points]).toEqual([8 + 3, 8 + 4]);
  });
});
