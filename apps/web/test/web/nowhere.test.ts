/** A card that fits nowhere gets its reason. */
import { evolve, mask, type Piece, readFact, type Table } from "@stillwater/engine";
import { answersFor, nowhereFor } from "@stillwater/table/queries";
import { expect, it } from "vitest";
import { dealt } from "./table";

/** A sea with some Islands laid, and the cards in question in the hand of the player to act. */
function holding(code: string, laid: Readonly<Record<string, string>>, held: readonly string[]) {
  const { table, first } = dealt(code);
  const { rulebook } = table;
  const hand = `hand:${first + 1}`;
  const facts: string[] = [];
  let now = table;
  const put = (card: string, to: string) => {
    const piece = rulebook.copies(card)[0] ?? Number(card);
    const from = rulebook.placeName(now.numbers[piece] ?? 0);
    if (from === to) return;
    const fact = readFact(rulebook, `${card} ${from}>${to} T.turn.draw`);
    if (!fact.ok) throw new Error(`${card} ${from}>${to}`);
    facts.push(card);
    now = evolve(now, [fact.value]);
  };
  for (const [cell, card] of Object.entries(laid)) put(card, cell);
  for (const card of held) put(card, hand);
  return { table: mask(now, first), seat: first };
}

const reasonOf = ({ table, seat }: { table: Table; seat: number }, card: string) =>
  nowhereFor(table, answersFor(table, seat, table.rulebook.copies(card)[0] ?? (Number(card) as Piece)));

it("names the two cards that leave no space between them", () => {
  const sea = holding("sea p2", { r1c1: "2", r1c2: "5" }, ["3"]);
  expect(reasonOf(sea, "3")).toEqual({ why: "full", low: 2, high: 5 });
});

it("names the one card at an end of the line", () => {
  const sea = holding("sea p2", { r1c1: "5" }, ["3"]);
  expect(reasonOf(sea, "3")).toEqual({ why: "full", low: null, high: 5 });
  const end = holding("sea p2", { r6c6: "70" }, ["77"]);
  expect(reasonOf(end, "77")).toEqual({ why: "full", low: 70, high: null });
});

it("says what the cheapest space costs where only the price forbids it", () => {
  const sea = holding("sea p2", { r1c1: "2", r1c3: "40" }, ["20"]);
  expect(reasonOf(sea, "20")).toMatchObject({ why: "dear", price: 18 });
});

it("names the place and the rule where something else forbids it", () => {
  const sea = holding("sea p2 rocks", { r1c1: "2", r1c3: "5", "row:1": "rocks" }, ["3"]);
  expect(reasonOf(sea, "3")?.why).toBe("rule");
});

it("says nothing where the card fits", () => {
  expect(reasonOf(holding("sea p2", { r1c1: "2" }, ["3"]), "3")).toBeNull();
});
