/** Day & Night: Compasses in a short pile count as cards to give for the Start until they are drawn. */
import { describe, expect, it } from "vitest";
import { due, enact, legalActs, owes, readAct, readPosition, seededFate, type Table } from "../../src/index";

const fate = seededFate("v1:short pile");

function after(table: Table, text: string): Table {
  const act = readAct(table.rulebook, text, 0);
  const enacted = act.ok ? enact(table, act.value, fate) : undefined;
  if (!enacted?.ok) throw new Error(`${text} is refused: ${JSON.stringify(enacted)}`);
  return enacted.value.table;
}

/** A solo game: the Start and three cards in hand, six cards in the pile; all other cards are discarded. */
function alone(pile: readonly string[]): Table {
  const hand = ["1", "2", "3"];
  const compasses = [1, 2, 3, 4, 5, 6].map((copy) => `compass#${copy}`);
  const finishes = [1, 2, 3, 4, 5].map((copy) => `finish#${copy}`);
  const islands = Array.from({ length: 80 }, (_, index) => String(index + 1));
  const left = [...islands, ...finishes].filter((card) => ![...hand, ...pile].includes(card));
  const dusk = compasses.filter((card) => !pile.includes(card));
  const rows = Array.from({ length: 6 }, () => ". . . . . .").join("/");
  const read = readPosition(
    `sea p1 night | ${rows} | islands= aside= ashore= sealed:1= starts= gone=seal:1,start#2,start#3,start#4,start#5 ` +
      `dusk=${dusk} hand:1=start#1,${hand} pile:1=${pile} discard:1=${left} helm:1=turn`,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe("a Start that is paid for with a short pile by night", () => {
  it("T.start.unpayable: asks for as many cards as are left once the Compasses are set aside", () => {
    const paying = after(alone(["4", "5", "6", "compass#1", "compass#2", "compass#3"]), "start");
    expect(due(paying)).toMatchObject({ step: "give", seats: [0] });
    expect(owes(paying, 0)).toBe(6);
    expect(legalActs(paying, 0)).toMatchObject([{ type: "give", choose: 6 }]);
    expect(due(after(paying, "give 1 2 3 4 5 6")).step).toBe("over");
  });

  it("T.start.solo: asks for all eight where there are as many", () => {
    const paying = after(alone(["4", "5", "6", "7", "8", "compass#1"]), "start");
    expect(owes(paying, 0)).toBe(8);
  });
});
