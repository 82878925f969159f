import {
  deal,
  enact,
  judge,
  readAct,
  readOptions,
  rulebookFor,
  seededFate,
  writeFact,
  writePosition,
} from "../src/index";

const options = readOptions("sea p2");
if (!options.ok) throw new Error(`${options.error.what} at ${options.error.at}`);
const rulebook = rulebookFor(options.value);
const fate = seededFate("v1:still water");
let { table } = deal(rulebook, fate);

export const story: string[] = [];
for (const line of ["1: 55 r5c1", "2: discard 13 16", "1: 56 r5c2 -7"]) {
  const act = readAct(rulebook, line.slice(3), Number(line[0]) - 1);
  if (!act.ok) throw new Error(`${act.error.what} at ${act.error.at}`);
  const { allowed, price } = judge(table, act.value);
  story.push(`${line}: ${allowed}, ${price}`); // "1: 56 r5c2 -7: yes, 1"
  const enacted = enact(table, act.value, fate);
  if (!enacted.ok) throw new Error(`Refused by ${enacted.error.findings[0]?.clause}`);
  for (const fact of enacted.value.facts) story.push(writeFact(rulebook, fact)); // "7 hand:1>discard:1 T.place.pay"
  table = enacted.value.table;
}
export const position = writePosition(table);
