import { judge, readAct, readPosition } from "@stillwater/engine";
import { lookupOf, understand } from "../src";

const [hit] = lookupOf("de").search("kann ich eine Bruecke am Ende legen");
export const found = hit?.clause; // "A.bridge.place"

const check = understand("can I put 47 between 45 and 52 with two cards left?", "en");
if (check === null) throw new Error("Not sure.");
const table = readPosition(check.position);
if (!table.ok) throw new Error("Not a position.");
const act = readAct(table.value.rulebook, check.act, check.seat);
if (!act.ok) throw new Error("Not an act.");
export const { allowed, price } = judge(table.value, act.value); // "yes", 2
