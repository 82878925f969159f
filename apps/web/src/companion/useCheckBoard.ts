"use client";

/** The check-only board, stored on this device. */
import { useCallback, useMemo, useState } from "react";
import {
  type CheckBoard,
  type CheckKind,
  emptyBoard,
  keepBoard,
  readBoard,
  takenFrom,
  withCardLaid,
} from "./check-board";

export interface CheckBoardOnDevice {
  readonly board: CheckBoard;
  readonly lay: (place: string, card: string) => void;
  readonly take: (place: string) => void;
  readonly clear: () => void;
  /** False once the browser failed to store it. */
  readonly kept: boolean;
}

export function useCheckBoard(kind: CheckKind): CheckBoardOnDevice {
  const [boards, setBoards] = useState<Partial<Readonly<Record<CheckKind, CheckBoard>>>>({});
  const [kept, setKept] = useState(true);
  const left = useMemo(() => readBoard(localStorage, kind), [kind]);
  const board = boards[kind] ?? left;
  const put = useCallback((after: CheckBoard) => {
    setKept(keepBoard(localStorage, after));
    setBoards((before) => ({ ...before, [after.kind]: after }));
  }, []);
  return {
    board,
    kept,
    lay: (place, card) => {
      const after = withCardLaid(board, place, card);
      if (after !== null) put(after);
    },
    take: (place) => put(takenFrom(board, place)),
    clear: () => put(emptyBoard(kind)),
  };
}
