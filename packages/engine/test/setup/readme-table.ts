import {
  goOn,
  judge,
  question,
  readAct,
  record,
  setUp,
  slips,
  type Table,
  writePosition,
} from "../../src/index";

const entered = setUp({
  options: "sea p2 storms",
  turn: { seat: 1 },
  cells: { r4c1: "41", r4c2: "45", r5c1: "50" },
  berths: { start: "start" },
  discards: [6, 4],
  storms: { "row:6": 1 },
});
if (!entered.ok) throw new Error(entered.error.map(({ what, path }) => `${what} at ${path}`).join());
const table: Table = entered.value;
export const odd = slips(table); // nothing the rules would have refused

const act = readAct(table.rulebook, "47 r4c3 -? -?", 1);
if (!act.ok) throw new Error(act.error.what);
export const verdict = judge(table, act.value); // unknown, by T.turn.hand and T.place.pay: only the holder sees the 47
const recorded = record(table, act.value);
if (!recorded.ok) throw new Error("Refused");
export const asked = question(recorded.value.table); // pile:2 to hand:2: ?, storm:orange, …
const told = goOn(recorded.value.table, ["?", "storm:yellow"]);
if (!told.ok) throw new Error("Not an answer");
export const after = writePosition(told.value.table); // the Storm before the second seat, and the first seat's turn
