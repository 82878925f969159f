import { evolve, type Piece, readFact, type Table } from "@stillwater/engine";
import { actText, type Choice } from "@stillwater/table/act-builder";
import { answersFor, nearestLegal } from "@stillwater/table/queries";
import { waterOf } from "@stillwater/table/view-model";
import { describe, expect, it } from "vitest";
import { type SpaceWords, seaCellsOf } from "@/table/sea/board-model";
import { seaCards } from "@/table/sea/sea-cards";
import { dealt } from "./table";

const WORDS: SpaceWords = {
  space: (row, column) => `Row ${row}, column ${column}`,
  empty: "empty",
  unknown: "face unknown",
  last: "last laid",
  free: "legal, free",
  costs: (price) => `legal, discard ${price}`,
  dear: (price) => `not legal, costs ${price}`,
  blocked: (card, side) => `not legal, ${card} to its ${side}`,
  notLegal: "not legal",
  pillar: (side, place) => `${side} pillar, space ${place}`,
};

const CARDS = seaCards((word) => word);

/** The open table with some Islands laid, and one of the first player's cards swapped for the one in question. */
function sea(laid: Readonly<Record<string, number>>, held: Piece): { table: Table; seat: number } {
  const { table, first } = dealt();
  const placeOf = (card: Piece) => table.rulebook.placeName(table.numbers[card] ?? 0);
  const facts = Object.entries(laid).map(([cell, card]) => `${card} ${placeOf(card)}>${cell} T.place.empty`);
  const hand = `hand:${first + 1}`;
  if (placeOf(held) !== hand) facts.push(`${held} ${placeOf(held)}>${hand} T.turn.draw`);
  const read = facts.map((text) => {
    const fact = readFact(table.rulebook, text);
    if (!fact.ok) throw new Error(text);
    return fact.value;
  });
  return { table: evolve(table, read), seat: first };
}

function picture(laid: Readonly<Record<string, number>>, held: Piece, at?: string) {
  const { table, seat } = sea(laid, held);
  const answers = answersFor(table, seat, held);
  const plan = answers.get(table.rulebook.place(at ?? "r1c1"))?.plan;
  if (plan === undefined) throw new Error("never aimed");
  const choice: Choice = at === undefined ? { at: "card", card: held } : { at: "aim", by: "card", plan };
  const water = waterOf({ table, choice, answers, lastLaid: null });
  const marks = () => null;
  const cells = seaCellsOf({
    ...{ table, choice, answers, water, marks, words: WORDS, cards: CARDS },
    spaceFirst: true,
  });
  const cell = (name: string) => {
    const found = cells.find(({ place }) => place === table.rulebook.place(name));
    if (found === undefined) throw new Error(name);
    return found;
  };
  return { table, seat, answers, water, cell };
}

describe("the lit stretch of water", () => {
  const laid = { r3c5: 37, r4c4: 50, r5c2: 57 };

  it("lies between the neighbours in the sequence, over the row end", () => {
    const { cell, water } = picture(laid, 48);
    expect(cell("r4c1")).toMatchObject({
      state: "free",
      inChannel: true,
      label: "Row 4, column 1, empty, legal, free",
    });
    expect(cell("r4c3")).toMatchObject({
      state: "cost",
      price: 2,
      label: "Row 4, column 3, empty, legal, discard 2",
    });
    expect(cell("r3c6")).toMatchObject({
      state: "tooDear",
      price: 11,
      label: "Row 3, column 6, empty, not legal, costs 11",
    });
    expect(cell("r3c5").state).toBe("bound");
    expect(cell("r4c4").state).toBe("bound");
    expect(water.legs).toEqual([3]);
  });

  it("leaves the rest of the sea unlit, with a reason", () => {
    const { cell } = picture(laid, 48);
    expect(cell("r5c3")).toMatchObject({
      state: "empty",
      label: "Row 5, column 3, empty, not legal, 57 to its left",
    });
    expect(cell("r1c1").label).toBe("Row 1, column 1, empty, not legal, 37 to its right");
  });

  it("shows the ghost of the card with its price where it is aimed", () => {
    const { cell } = picture(laid, 48, "r4c3");
    expect(cell("r4c3")).toMatchObject({ state: "picked", price: 2, face: { kind: "island", n: 48 } });
  });

  it("names the card that forbids, and where else it could go", () => {
    const { cell, table, answers } = picture(laid, 48, "r5c3");
    expect(cell("r5c3").state).toBe("refused");
    expect(cell("r5c2").state).toBe("blocks");
    const elsewhere = nearestLegal(table, answers, table.rulebook.place("r5c3"));
    expect(elsewhere).toBe(table.rulebook.place("r4c3"));
  });

  it("keeps every name within twelve words", () => {
    const { cell, table } = picture(laid, 48);
    for (const place of table.rulebook.cells) {
      const words = cell(table.rulebook.placeName(place)).label.split(" ");
      expect(words.length).toBeLessThanOrEqual(12);
    }
  });

  it("writes the act with its payment", () => {
    const { table, seat, answers } = picture(laid, 48);
    const plan = answers.get(table.rulebook.place("r4c3"))?.plan;
    if (plan === undefined) throw new Error("never aimed");
    const pay: Choice = { at: "pay", by: "card", plan, need: 2, paid: [12, 55] };
    expect(actText(table, seat, pay)).toBe("48 r4c3 -12 -55");
    expect(actText(table, seat, { at: "gift", gift: "discard", need: 2, paid: [12, 55] })).toBe(
      "discard 12 55",
    );
    expect(actText(table, seat, { at: "rest" })).toBeNull();
  });
});
