/** A debt of a chapter is given citing its clause, beside the price that another seat still owes. */
import { expect, it } from "vitest";
import { seaRulesFor } from "../../src/in-part/sea";
import {
  due,
  enact,
  readAct,
  readOptions,
  readPosition,
  seededFate,
  type Table,
  writeFact,
} from "../../src/index";
import type { Chapter } from "../../src/kernel/chapter";
import { ACTED, seatAt } from "../../src/kernel/furniture";
import { putToll } from "../../src/kernel/paying";
import { seaRulebook } from "../../src/sea/rulebook";

const OWED = "T.beacon.light";

/** After each action of the first seat, the second seat owes a card. */
const dues: Chapter<"follows" | "debts"> = {
  follows: [
    {
      clause: OWED,
      onto: ({ name }) => name === "acted:1",
      does: (game) => putToll(game, game.table.rulebook.turn.trays[1] ?? 0, OWED),
    },
  ],
  debts: [{ clause: OWED, due: (table, seat) => seat !== seatAt(table, ACTED) }],
};

function seaWithDues() {
  const options = readOptions("sea p2");
  if (!options.ok || options.value.game !== "sea") throw new Error("No such set");
  const rules = seaRulesFor(options.value);
  return seaRulebook(options.value, { ...rules, expansions: [() => [dues]] });
}

const POSITION =
  "sea p2 | . . . . . ./. . . . . ./. . . . . ./40 . . . . ./. . . . . ./. . . . . . | hand:1=41,50,60 hand:2=10,61 berth:start=start#1 helm:1=turn";

it("asks for a price first, then for what another seat owes, each by its own clause", () => {
  const rulebook = seaWithDues();
  const read = readPosition(POSITION);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  let table: Table = { ...read.value, rulebook };
  const cited: string[] = [];
  for (const [seat, text, next] of [
    [0, "41 r4c2", "give T.place.pay 1"],
    [0, "give 50", `give ${OWED} 2`],
    [1, "give 10", "act T.turn.action 2"],
  ] as const) {
    const act = readAct(rulebook, text, seat);
    const done = act.ok ? enact(table, act.value, seededFate("v1:debts")) : act;
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    ({ table } = done.value);
    cited.push(
      ...done.value.facts.map((fact) => writeFact(rulebook, fact)).filter((fact) => fact.includes("discard")),
    );
    const { step, clause, seats } = due(table);
    expect(`${step} ${clause} ${seats.map((asked) => asked + 1).join()}`).toBe(next);
  }
  expect(cited).toEqual(["50 hand:1>discard:1 T.place.pay", `10 hand:2>discard:2 ${OWED}`]);
});
