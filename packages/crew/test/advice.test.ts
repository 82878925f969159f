/** Advice in every kind of set: legal acts with their price, and never more than the asking seat could know. */
import {
  deal,
  due,
  enact,
  judge,
  look,
  outcome,
  readAct,
  readOptions,
  readPosition,
  rulebookFor,
  type Seen,
  seededFate,
  setUp,
  writeAct,
} from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { ALL_SUBSETS, setting } from "../../engine/test/support/option-sets";
import { Advice, type Advised, decide, diceOf, inOneGo, NOTHING_YET, reasonFor } from "../src/index";
import { dealtAnew } from "./support/dealt-anew";

const MOST_ACTS = 90;

function advised(seen: Seen, worlds: number): readonly Advised[] {
  const advice = new Advice(seen, NOTHING_YET);
  while (advice.worlds < worlds && inOneGo(advice.step()));
  return advice.acts();
}

describe("advice", () => {
  it("is given where a card lies among discards that hardly ever comes there, such as the Rocks of a Pyramid", () => {
    const rows =
      "2 3 4 12 13 14 19 20/22 25 27 28 32 33 34/37 39 40 44 45 46/48 51 53 57 58/65 67 69 70/72 73 74/76 ./.";
    const read = readPosition(
      [
        `sea p2 pyramid @1 | ${rows} | sealed:1= sealed:2= islands= explorer=`,
        "explored=start#1,start#2,start#3,start#4,start#5,storm#1,storm#2,storm#3,storm#4,storm#5,storm#6",
        "hand:1=77,78,finish#4,wild#1 hand:2=?x2 discard:1=?x29 discard:2=?x23 helm:1=turn ashore=",
        "gone=compass#1,compass#2,compass#3,compass#4,compass#5,compass#6,wild#2,seal:1,seal:2",
      ].join(" "),
    );
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(advised(look(read.value, 0), 12).length).toBeGreaterThan(0);
  });

  it("names legal acts and their price, the same for two deals that look equal from the seat", () => {
    let asked = 0;
    ALL_SUBSETS.forEach((subset, turn) => {
      if (turn % 25 !== 0) return;
      const rulebook = rulebookFor(setting(subset, turn));
      const fate = seededFate(`v1:advice-${turn}`);
      let { table } = deal(rulebook, fate);
      for (let acts = 0; outcome(table) === "playing" && acts < MOST_ACTS; acts++) {
        if (acts % 30 === 20) {
          for (const seat of due(table).seats) {
            const seen = look(table, seat);
            const told = advised(seen, 1);
            expect(advised(look(dealtAnew(table, seat, acts), seat), 1)).toEqual(told);
            for (const { act, price, chance } of told) {
              expect(judge(table, act), writeAct(rulebook, act)).toMatchObject({ allowed: "yes", price });
              expect(chance.mean).toBeGreaterThanOrEqual(0);
              expect(chance.mean).toBeLessThanOrEqual(1);
              asked++;
            }
          }
        }
        const seats = [...due(table).seats, ...rulebook.hands.keys()];
        const act = seats
          .map((seat) => decide("steady", look(table, seat), NOTHING_YET, diceOf("v1:advice", seat), 0).act)
          .find((found) => found !== undefined);
        if (act === undefined) break;
        const done = enact(table, act, fate);
        if (!done.ok) throw new Error(writeAct(rulebook, act));
        table = done.value.table;
      }
    });
    expect(asked).toBeGreaterThan(60);
  });

  it("says which gap a card divides, and what may still come for both sides", () => {
    const table = setUp({
      options: "sea p2",
      viewer: 0,
      turn: { seat: 0 },
      cells: { r1c1: "10", r1c5: "18", r3c2: "40" },
      berths: { start: "start" },
      hands: [["14", "16", "60", "70", "3"], null],
      discards: [4, 4],
    });
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const told = advised(look(table.value, 0), 1);
    expect(told.find(({ act }) => writeAct(table.value.rulebook, act).startsWith("14 "))?.reason).toEqual({
      ...{ kind: "gap", low: 10, high: 18, held: 1 },
      below: { spaces: 1, numbers: 3 },
      above: { spaces: 1, numbers: 3 },
    });
  });

  it("counts no held card for a side that is closed", () => {
    const table = setUp({
      options: "sea p2",
      viewer: 0,
      turn: { seat: 0 },
      cells: { r1c3: "9" },
      berths: { start: "start" },
      hands: [["3", "4", "24", "36", "56"], null],
    });
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const told = advised(look(table.value, 0), 1);
    const act = told.find((one) => writeAct(table.value.rulebook, one.act) === "4 r1c1");
    expect(act?.reason).toMatchObject({ below: { spaces: 0 }, above: { spaces: 1, numbers: 4 }, held: 0 });
  });

  it("says what a row of the mountain keeps open, and what may still follow there", () => {
    const table = setUp({
      options: "mountain p2",
      viewer: 0,
      turn: { seat: 0 },
      cells: { r1p1: "g4", r1p2: "b5" },
      hands: [["r6", "g7", "b12"], null],
    });
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const told = advised(look(table.value, 0), 1);
    const laid = (text: string) =>
      told.find(({ act }) => writeAct(table.value.rulebook, act).startsWith(text))?.reason;
    // 5, 6 and 7 of the other two colours, two of each, except the 5 that is on the table.
    expect(laid("r6 r1p3")).toEqual({ kind: "row", row: 1, open: 6, follow: 11, held: 1, opens: 2 });
  });

  it("calls what a Campfire moves a card of its row, and a covered Bridge by its name", () => {
    const table = setUp({
      options: "mountain p2",
      viewer: 0,
      turn: { seat: 0 },
      cells: { r1p1: "g4", r1p2: "bridge", r1p3: "g6" },
      hands: [["r5", "campfire:b"], null],
    });
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const seen = look(table.value, 0);
    const act = (text: string) => {
      const read = readAct(table.value.rulebook, text, 0);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      return reasonFor(seen, NOTHING_YET, read.value);
    };
    expect(act("r5 r1p2")).toEqual({ kind: "cover" });
    expect(act("campfire:b r1p1")).toMatchObject({ kind: "lifts" });
  });

  it("has nothing to say to a seat that is not asked", () => {
    const options = readOptions("sea p2");
    if (!options.ok) throw new Error(options.error.what);
    const { table } = deal(rulebookFor(options.value), seededFate("v1:quiet"));
    const asked = due(table).seats[0] ?? 0;
    expect(advised(look(table, 1 - asked), 1)).toEqual([]);
  });
});
