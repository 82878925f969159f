/** An act dictated at a real table is shown as if it had been typed and pressed. */
import { judge, readAct, setUp, type Table, UNSEEN, writeAct } from "@stillwater/engine";
import { nextIn, readSpoken } from "@stillwater/rulebook/spoken";
import { typedName } from "@stillwater/table/act-builder";
import { saidAct } from "@stillwater/table/position";
import { describe, expect, it } from "vitest";

type Tongue = "en" | "fr" | "de";

function tableOf(code: string, cells: Readonly<Record<string, string>> = {}): Table {
  const table = setUp({ options: code, turn: { seat: 0 }, cells });
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}
const SEA = tableOf("sea p2", { r4c1: "41", r4c3: "50" });
const STORMY = tableOf("sea p3 rocks monsters3 storms wild2");
const MOUNTAIN = tableOf("mountain p2", { r1p1: "b3", r1p2: "g4" });

function said(line: string, table: Table, language: Tongue) {
  const { rulebook } = table;
  const read = readSpoken(line, language, { rulebook, nextIn: (row) => nextIn(table, row) });
  if (read.is !== "act") throw new Error(`${line}: ${JSON.stringify(read)}`);
  const act = readAct(rulebook, read.act, 0);
  if (!act.ok) throw new Error(read.act);
  const { typed, plan } = saidAct(table, act.value, () => 2);
  const verdict = judge(table, plan);
  return { card: typed && typedName(typed, rulebook), act: writeAct(rulebook, plan), price: verdict.price };
}

describe("dictated at a real table", () => {
  it.each([
    ["47 r4c2", "en"],
    ["forty-seven row four column two", "en"],
    ["40 7 row 4 column 2", "en"],
    ["quarante-sept rangée quatre colonne deux", "fr"],
    ["47 rangée 4 colonne 2", "fr"],
    ["siebenundvierzig Reihe vier Spalte zwei", "de"],
    ["47 Reihe 4 Spalte 2", "de"],
  ] as const)("%s", (line, language) => {
    expect(said(line, SEA, language)).toEqual({ card: "47", act: "47 r4c2", price: 3 });
  });

  it.each([
    ["blue five row one", "en"],
    ["bleu cinq rangée un", "fr"],
    ["blau fünf Reihe eins", "de"],
  ] as const)("on the mountain: %s", (line, language) => {
    expect(said(line, MOUNTAIN, language)).toMatchObject({ card: "b5", act: "b5 r1p3" });
  });

  it("cards that are given are cards nobody sees, as many as it takes", () => {
    for (const line of ["discard", "discard 12 and 55"]) {
      const read = readSpoken(line, "en", { rulebook: SEA.rulebook });
      const act = readAct(SEA.rulebook, read.is === "act" ? read.act : line, 0);
      if (!act.ok) throw new Error(line);
      expect(saidAct(SEA, act.value, () => 2)).toMatchObject({
        typed: null,
        plan: { cards: [UNSEEN, UNSEEN] },
      });
    }
  });

  it("a card without a number is the copy that may be in a hand", () => {
    expect(said("start", SEA, "en")).toMatchObject({ card: "start" });
    expect(said("rocks row 3", STORMY, "en")).toMatchObject({ card: null });
    expect(said("wild as 37 row 3 column 2", STORMY, "en")).toMatchObject({
      card: "wild",
      act: "wild=37 r3c2",
    });
  });
});
