/** Whether a card may lie there: the very function that answers in a browser without a network. */
import { check } from "@stillwater/companion";
import {
  type Problem,
  type Result,
  readAct,
  readPosition,
  type SetupProblem,
  setUp,
  type Table,
} from "@stillwater/engine";
import type { CheckReply } from "./wire";

export interface Checking {
  /** A position line, or an option code for an empty board. */
  readonly position: string;
  /** Cards by cell, in place of a whole line. */
  readonly cells?: Readonly<Record<string, string>> | undefined;
  readonly seat: number;
  readonly act: string;
}

/** The verdict on an act at a position; records nothing. */
export function checkAct({ position, cells, seat, act }: Checking): CheckReply {
  const table = tableOf(position, cells, seat);
  if (!table.ok) return { problems: table.error };
  const read = readAct(table.value.rulebook, act, seat);
  return read.ok ? check(table.value, read.value) : { problems: [read.error] };
}

function tableOf(
  position: string,
  cells: Checking["cells"],
  seat: number,
): Result<Table, readonly (Problem | SetupProblem)[]> {
  if (position.includes("|")) return readPosition(position);
  return setUp({ options: position, turn: { seat }, ...(cells ? { cells } : {}) });
}
