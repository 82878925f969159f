/** A won climb is drawn from the ground to the top; an unfinished one is not. */
import { decide, diceOf, NOTHING_YET } from "@stillwater/crew";
import { deal, due, enact, look, outcome, seededFate, type Table } from "@stillwater/engine";
import { rulebookOf } from "@stillwater/table/session";
import { expect, it } from "vitest";
import { wayOf } from "@/table/mountain/goals";

/** The tables of a solo climb that is won. */
function climbed(): readonly Table[] {
  for (let deals = 0; deals < 50; deals++) {
    const seed = `v1:climbed-${deals}`;
    const fate = seededFate(seed);
    const tables = [deal(rulebookOf("mountain p1"), fate).table];
    let memory = NOTHING_YET;
    for (let table = tables[0]; table !== undefined && due(table).step !== "over"; table = tables.at(-1)) {
      const decision = decide("steady", look(table, 0), memory, diceOf(seed, 0), 0);
      const done = decision.act && enact(table, decision.act, fate);
      if (!done?.ok) throw new Error("nothing is done");
      memory = decision.memory;
      tables.push(done.value.table);
    }
    const end = tables.at(-1);
    if (end !== undefined && outcome(end) === "won") return tables;
  }
  throw new Error("no climb was won");
}

it("leads from row to row, each a half place beside the one below", () => {
  const tables = climbed();
  const end = tables.at(-1);
  if (end === undefined) throw new Error("no table");
  const [trail = [], ...others] = wayOf(end).trails;
  expect(others).toEqual([]);
  const { rows } = end.rulebook;
  expect(trail).toHaveLength(rows.length);
  const middles = trail.map((place, row) => (rows[row]?.indexOf(place) ?? -1) + row / 2);
  for (const [row, middle] of middles.entries()) {
    expect(rows[row]).toContain(trail[row]);
    if (row > 0) expect(Math.abs(middle - (middles[row - 1] ?? 0))).toBe(0.5);
  }
  for (const before of tables.slice(0, -1)) expect(wayOf(before).trails).toEqual([]);
});
