"use client";

import type { SetupProblem, Table } from "@stillwater/engine";
import { back, beginning, changed, type Edited, forth, withoutRefusal } from "@stillwater/table/position";
import { useCallback, useEffect, useState } from "react";
import { isBusy } from "@/stage/useKeys";

export interface Editing {
  readonly table: Table;
  /** Why the last change was refused. */
  readonly refused: readonly SetupProblem[] | null;
  /** Makes a change, or keeps the reason why it is impossible; true if it was made. */
  readonly edit: (edit: Edited) => boolean;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly dismiss: () => void;
}

/** The position being set up, with its undo history. Ctrl+Z and Ctrl+Y work as they do everywhere. */
export function useEditing(first: Table): Editing {
  const [history, setHistory] = useState(() => beginning(first));
  const edit = useCallback((change: Edited) => {
    setHistory((before) => changed(before, change));
    return change.ok;
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isBusy(event)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      setHistory(key === "y" || event.shiftKey ? forth : back);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return {
    table: history.now,
    refused: history.refused,
    edit,
    undo: history.past.length === 0 ? undefined : () => setHistory(back),
    redo: history.future.length === 0 ? undefined : () => setHistory(forth),
    dismiss: () => setHistory(withoutRefusal),
  };
}
