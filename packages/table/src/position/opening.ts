/** What an address opens: a table and a question, or an empty board and what is wrong with the address. Pure. */
import {
  type Act,
  namedCode,
  type Problem,
  readAct,
  readOptions,
  type Seat,
  setUp,
  type Table,
  turnOf,
} from "@stillwater/engine";
import { type LineProblem, readPositionLine } from "./line";
import type { AskedFor } from "./link";

export interface Opened {
  readonly table: Table;
  /** The line that could not be read, with its problems; null where the address could be read. */
  readonly unread: { readonly line: string; readonly problems: readonly LineProblem[] } | null;
  readonly act: Act | null;
  readonly badAct: Problem | null;
}

const PLAINEST = "sea p2";

/** An empty board of an option code, or of the simplest game if there is no such code. */
function emptyTable(code: string, begins: Seat = 0): Table {
  for (const setup of [{ options: code, turn: { seat: begins } }, { options: code }, { options: PLAINEST }]) {
    const laid = setUp(setup);
    if (laid.ok) return laid.value;
  }
  throw new Error("the plainest game cannot be set up");
}

/** The seat that acts. */
export const actingSeat = (table: Table): Seat => turnOf(table)?.seat ?? 0;

export function openFor({ position, act, code, begins }: AskedFor): Opened {
  if (position === null || position.trim() === "") {
    const options = readOptions(code ?? PLAINEST);
    if (options.ok) return withAct(emptyTable(code ?? PLAINEST, begins), null, act);
    const unread = { line: code ?? "", problems: [options.error] };
    return { table: emptyTable(PLAINEST), unread, act: null, badAct: null };
  }
  const read = readPositionLine(position, code ?? PLAINEST);
  if (read.ok) return withAct(read.value, null, act);
  // The code may be valid even if the rest is not: then the empty board is of that game.
  const table = emptyTable(namedCode(position)?.code ?? "");
  return { table, unread: { line: position, problems: read.error }, act: null, badAct: null };
}

function withAct(table: Table, unread: Opened["unread"], act: string | null): Opened {
  if (act === null || act.trim() === "") return { table, unread, act: null, badAct: null };
  const read = readAct(table.rulebook, act, actingSeat(table));
  return read.ok
    ? { table, unread, act: read.value, badAct: null }
    : { table, unread, act: null, badAct: read.error };
}
