"use client";

import type { Act, Table, Verdict } from "@stillwater/engine";
import { useMemo, useState } from "react";
import type { TableDesk } from "@/stage/desk";
import { type Lesson, lessonTable, tryAct } from "./lessons";

/** How far the reader has come with a lesson. */
export interface Doing {
  readonly table: Table;
  /** What was done, once it was what is asked for. */
  readonly done: { readonly plan: Act; readonly verdict: Verdict } | null;
  /** Something else was played that is not asked for here. */
  readonly other: boolean;
}

/** A lesson while it is done, and the desk that takes its act. */
export function useLesson(lesson: Lesson): Doing & { readonly desk: TableDesk } {
  const [doing, setDoing] = useState<Doing>(() => ({ table: lessonTable(lesson), done: null, other: false }));
  const { table } = doing;
  const desk = useMemo(
    (): TableDesk => ({
      act: async ({ act }) => {
        const tried = tryAct(lesson, table, act);
        setDoing((before) =>
          tried.done ? { table: tried.table, done: tried, other: false } : { ...before, other: true },
        );
        return { rev: tried.done ? 1 : 0 };
      },
    }),
    [lesson, table],
  );
  return { ...doing, desk };
}
