import { deal, enact, judge, readAct, readOptions, rulebookFor, seededFate, writeFact } from "../src/index";

const options = readOptions("sea p2");
if (!options.ok) throw new Error(options.error.what);
const rulebook = rulebookFor(options.value);
const fate = seededFate("v1:still water");
const { table } = deal(rulebook, fate);
const act = readAct(rulebook, "55 r5c1", 0);
if (!act.ok) throw new Error(act.error.what);
export const { allowed, price } = judge(table, act.value); // "yes", 0
const done = enact(table, act.value, fate);
export const facts = done.ok ? done.value.facts.map((fact) => writeFact(rulebook, fact)) : [];
// "55 hand:1>r5c1 T.place.empty", "turn helm:1>acted:1 T.turn.action", "5 pile:1>hand:1 T.turn.draw", …
