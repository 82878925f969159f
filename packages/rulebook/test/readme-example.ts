import { judge, readAct, readPosition } from "@stillwater/engine";
import { clauseText } from "../src/clauses";
import { verdictText } from "../src/verdict";

const sea = ". . 3 . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . .";
const table = readPosition(`sea p2 | ${sea} | hand:1=5,20,40 helm:1=turn`);
if (!table.ok) throw new Error("Not a position.");
const act = readAct(table.value.rulebook, "5 r1c4", 0);
if (!act.ok) throw new Error("Not an act.");

const verdict = judge(table.value, act.value);
const { headline, sum, note, clause } = verdictText(verdict, { act: "lay", card: "5", at: "r1c4" }, "en");
export const said = [headline, sum, note]; // "Yes — discard 2.", "5 − 3 = 2", "3 on its left counts."
export const rule = clause && clauseText(clause, "fr").title; // "Le prix"
