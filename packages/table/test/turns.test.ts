/** Which turn it is, read off the last entry of a log: not every act passes the turn on. */
import { enact, readAct, readPosition, seededFate, writeFact } from "@stillwater/engine";
import { expect, it } from "vitest";
import { turnAfter } from "../src/session";

const BEGINS = ". . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . .";
const FULL =
  "1 2 3 4 5 6/11 12 13 14 15 16/21 22 23 24 25 26/31 32 33 34 35 36/41 42 43 44 45 46/51 52 53 54 55 56";

/** The turn after an act of turn 7. */
function after(position: string, text: string): number {
  const table = readPosition(position);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  const { rulebook } = table.value;
  const act = readAct(rulebook, text, 0);
  const done = act.ok ? enact(table.value, act.value, seededFate("v1:turns")) : act;
  if (!done.ok) throw new Error(text);
  return turnAfter({ turn: 7, facts: done.value.facts.map((fact) => writeFact(rulebook, fact)) });
}

it("is the next turn once an act has ended its own", () => {
  expect(after(`sea p2 | ${BEGINS} | hand:1=12,30 hand:2=40,50 pile:1=60 helm:1=turn`, "12 r1c2")).toBe(8);
  expect(after(`sea p1 | ${BEGINS} | hand:1=12,30,40 pile:1=60,61 helm:1=turn`, "12 r1c2")).toBe(8);
});

it("is the same turn after an act that leaves it to its player", () => {
  const storm = "yellow:2=storm:yellow#1 team=compass#1";
  const position = `sea p2 storms | ${BEGINS} | hand:1=12,30 hand:2=40,50 ${storm} helm:1=turn`;
  expect(after(position, "compass yellow:2")).toBe(7);
});

it("is the same turn after a Finish that was tried in vain", () => {
  const hands = "hand:1=finish#1,70 hand:2=monster#1,72 berth:start=start#1";
  expect(after(`sea p2 monsters3 | ${FULL} | ${hands} helm:1=turn`, "finish")).toBe(7);
});
