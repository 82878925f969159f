/** The table that a question is about, or everything that is wrong with its description. */
import { type Problem, readPosition, type Setup, setUp, type Table } from "@stillwater/engine";
import { type Around, aroundLine, withKnown } from "@stillwater/rulebook/asking";
import type { Wrong } from "./shapes";

/** How a question describes its table. */
export interface TableSource {
  readonly position?: string;
  readonly cells?: Readonly<Record<string, string>>;
  readonly setup?: Setup;
}

export type TableOrWrong = { readonly table: Table } | { readonly wrong: readonly Wrong[] };

/** Sets up the table. Nobody's hand is seen unless the position names the viewer. */
export function layTable({ position, cells, setup }: TableSource): TableOrWrong {
  if (position === undefined && setup === undefined) return refused("input.where", "position");
  if (position !== undefined && setup !== undefined) return refused("input.one", "setup");
  if (setup !== undefined)
    return cells === undefined ? laid(fromZero(setup), "setup.") : refused("input.cells", "cells");
  if (position === undefined) return refused("input.where", "position");
  if (!position.includes("|")) {
    const bare = { options: position, ...(cells === undefined ? {} : { cells }) };
    return laid(bare, "");
  }
  if (cells !== undefined) return refused("input.cells", "cells");
  const read = readPosition(position);
  return read.ok
    ? { table: read.value }
    : { wrong: read.error.map((problem) => wrongOf(problem, "position", aroundLine(position))) };
}

/** The engine counts seats from 0. */
function fromZero({ viewer, turn, owners, ...setup }: Setup): Setup {
  return {
    ...setup,
    ...(viewer === undefined ? {} : { viewer: viewer - 1 }),
    ...(turn === undefined ? {} : { turn: { ...turn, seat: turn.seat - 1 } }),
    ...(owners === undefined
      ? {}
      : { owners: Object.fromEntries(Object.entries(owners).map(([cell, seat]) => [cell, seat - 1])) }),
  };
}

function laid(setup: Setup, prefix: string): TableOrWrong {
  const table = setUp(setup);
  if (table.ok) return { table: table.value };
  return {
    wrong: table.error.map((problem) => {
      const options = typeof setup.options === "string" ? setup.options : "";
      const path = prefix === "" && problem.path === "options" ? "position" : `${prefix}${problem.path}`;
      return wrongOf(problem, path.replace(/\.$/, ""), aroundLine(options));
    }),
  };
}

/** An engine's problem as an error at a field of the request, with the names that exist instead. */
export function wrongOf(problem: Problem, path: string, around: Around): Wrong {
  const { at, what, with: values } = withKnown(problem, { ...around, path });
  return { code: what, in: "body", path, at, with: values };
}

function refused(code: string, path: string): TableOrWrong {
  return { wrong: [{ code, in: "body", path, at: 0, with: {} }] };
}
