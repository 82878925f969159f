/** A history of tables, to undo and redo changes. Pure. */
import type { SetupProblem, Table } from "@stillwater/engine";
import type { Edited } from "./settling";

export interface History {
  readonly past: readonly Table[];
  readonly now: Table;
  readonly future: readonly Table[];
  /** Why the last change was not made; null where it was. */
  readonly refused: readonly SetupProblem[] | null;
}

/** How many steps can be undone. */
const MOST = 200;

export const beginning = (now: Table): History => ({ past: [], now, future: [], refused: null });

/** The history after a change; a refused change adds nothing but the refusal. */
export function changed(history: History, edit: Edited): History {
  if (!edit.ok) return { ...history, refused: edit.error };
  return {
    past: [...history.past, history.now].slice(-MOST),
    now: edit.value,
    future: [],
    refused: null,
  };
}

export function back(history: History): History {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    refused: null,
  };
}

export function forth(history: History): History {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, refused: null };
}

export const withoutRefusal = (history: History): History => ({ ...history, refused: null });
