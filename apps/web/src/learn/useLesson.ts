"use client";

import type { Act, Table, Verdict } from "@stillwater/engine";
import { useMemo, useState } from "react";
import type { TableDesk } from "@/stage/desk";
import { type Lesson, lessonTable, tryAct } from "./lessons";

/** The reader's progress in a lesson. */
export interface Doing {
  readonly table: Table;
  /** The act asked for, once it was done. */
  readonly done: { readonly plan: Act; readonly verdict: Verdict } | null;
  /** The reader has played something else than what is asked for. */
  readonly other: boolean;
}

/** The state of a lesson, and the desk that receives its acts. */
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
