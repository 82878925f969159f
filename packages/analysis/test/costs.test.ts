/** What decisions cost: judged only from the actor's own view, with an error, and no gain within that error is named. */
import { decide, NOTHING_YET, plansOf } from "@stillwater/crew";
import { type Act, due, enact, look, outcome, type Table, writePosition } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { dealtAnew } from "../../crew/test/support/dealt-anew";
import { type Costs, costsOf, isDear, type Position } from "../src/index";
import { dealt } from "./support/dealt";

interface Game {
  readonly tables: Table[];
  readonly acts: Act[];
}

/** A game in which the steady crew plays all seats, except the turns of one seat, which `otherwise` decides. */
function played(position: Position, otherwise: (table: Table, seat: number) => Act | undefined): Game {
  const game: Game = { tables: [position.table], acts: [] };
  for (let table = position.table; outcome(table) === "playing"; ) {
    const seats = [...due(table).seats, ...table.rulebook.hands.keys()];
    let act: Act | undefined;
    for (const seat of seats) {
      const asked = due(table).step === "act" && due(table).seats.includes(seat);
      act =
        (asked ? otherwise(table, seat) : undefined) ??
        decide("steady", look(table, seat), NOTHING_YET, { number: () => 0 }, 0).act;
      if (act) break;
    }
    const done = act && enact(table, act, position.fate);
    if (!act || !done?.ok) throw new Error("nobody acts");
    table = done.value.table;
    game.acts.push(act);
    game.tables.push(table);
  }
  return game;
}

function last(steps: ReturnType<typeof costsOf>): Costs[] {
  const seen: Costs[] = [];
  for (;;) {
    const step = steps.next();
    if (step.value) seen.push(step.value);
    if (step.done) return seen;
  }
}

const EFFORT = { worlds: 8, again: 3, worldsAgain: 120 };

describe("what decisions cost", () => {
  // The first seat discards two cards wherever it may.
  const position = dealt("sea p2 -12", "v1:costs-5");
  const wasteful = played(position, (table, seat) => {
    const act =
      seat === 0
        ? plansOf(look(table, seat), NOTHING_YET).find(({ act }) => act.type === "discard")?.act
        : undefined;
    return act;
  });
  const steps = last(costsOf(wasteful.tables, wasteful.acts, EFFORT));
  const costs = steps.at(-1);

  it("grows from step to step, and says how far it is", () => {
    const done = steps.map((step) => step.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(costs?.done).toBe(1);
    expect(costs?.judged.map(({ table }) => table)).toEqual(
      wasteful.tables.flatMap((table, index) => (due(table).step === "act" ? [index] : [])),
    );
  });

  it("yields that all is done, however few decisions seem dear", () => {
    const all = [...costsOf(wasteful.tables, wasteful.acts, { worlds: 2, again: 99, worldsAgain: 2 }, 4)];
    expect(all.at(-1)?.done).toBe(1);
  });

  it("names what was wasted, with the better act, and never within the error", () => {
    expect(costs?.dearest.length).toBeGreaterThan(0);
    for (const judged of costs?.dearest ?? []) {
      expect(isDear(judged)).toBe(true);
      expect(judged.worlds).toBe(EFFORT.worldsAgain);
      expect(judged.act.seat).toBe(0);
      expect(judged.better?.chance).toBeGreaterThan(judged.chance);
      const before = wasteful.tables[judged.table];
      expect(before && judged.better && enact(before, judged.better.act, position.fate).ok).toBe(true);
    }
  });

  it("blames nothing that was done once the game was lost", () => {
    const until = 10;
    const known = last(costsOf(wasteful.tables, wasteful.acts, EFFORT, until)).at(-1);
    expect(known?.judged.map(({ table }) => table)).toEqual(
      costs?.judged.map(({ table }) => table).filter((table) => table < until),
    );
    expect(known?.dearest.every(({ table }) => table < until)).toBe(true);
  });

  it("is the same whatever lies hidden from the actor", () => {
    const [table, next] = wasteful.tables;
    const [act] = wasteful.acts;
    if (!table || !next || !act) throw new Error("no game");
    const other = dealtAnew(table, act.seat, 3);
    expect(writePosition(other)).not.toBe(writePosition(table));
    const judgedOn = (before: Table) => last(costsOf([before, next], [act], EFFORT)).at(-1)?.judged;
    expect(judgedOn(other)).toEqual(judgedOn(table));
  });

  it("says nothing of a game against each other", () => {
    const { table } = dealt("sea p2 duel", "v1:costs");
    expect(last(costsOf([table], [], EFFORT)).at(-1)).toEqual({ judged: [], dearest: [], done: 1 });
  });
});
