import { readAct } from "@stillwater/engine";
import {
  actContent,
  answerContent,
  appendEntry,
  type Content,
  deviceKeyOf,
  EMPTY_LOG,
  fold,
  type Log,
  writeEntry,
} from "../src/index";

const deviceKey = deviceKeyOf("random characters of this device", "Ana");
export const saved: string[] = [];

function write(log: Log, content: Content | undefined): Log {
  const written = content && appendEntry(log, deviceKey, content);
  if (!written) return log;
  saved.push(writeEntry(written.entry)); // before it is shown
  return written.log;
}

const setup = { options: "sea p2 storms", berths: { start: "start" }, cells: { r1c1: "10" } };
let log = write(EMPTY_LOG, { kind: "begin", setup, names: ["Ana", "Ben"] });
const { table } = fold(log);
const act = table && readAct(table.rulebook, "12 r1c2 -? -?", 0);
if (!act?.ok) throw new Error("Not an act");
log = write(log, actContent(fold(log), act.value));
export const { asks } = fold(log); // which cards are drawn? pile:1 to hand:1: ?, storm:orange, …
log = write(log, answerContent(fold(log), ["?", "storm:yellow"]));
export const view = fold(log); // Ben's turn, and a Storm before Ana
