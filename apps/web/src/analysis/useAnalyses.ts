"use client";

import { recordOf } from "@stillwater/table/log";
/** Has several finished games looked into, one after another, with what is known so far, and a stop. */
import { useEffect, useState } from "react";
import { type CoursePlace, courseBy } from "./course-by";
import { type Paid, paidIn } from "./paid-for";
import type { AnalysisAsked, AnalysisTold } from "./telling";

export interface Analyses<Game> {
  /** The dearest decisions of the games that were looked into. */
  readonly paid: readonly (Paid & { readonly where: Game })[];
  /** Games that have been gone through. */
  readonly done: number;
  /** Those of them of which nothing can be said. */
  readonly dark: number;
}

/** The last that a worker tells of a game; null where it has nothing to say. */
function toldOf(worker: Worker, record: string): Promise<AnalysisTold | null> {
  return new Promise((resolve) => {
    let last: AnalysisTold | null = null;
    worker.onmessage = ({ data }: MessageEvent<AnalysisTold | null>) => {
      if (data === null) resolve(last);
      else last = data;
    };
    worker.onerror = () => resolve(null);
    worker.postMessage({ record, part: "costs" } satisfies AnalysisAsked);
  });
}

/** @param looking whether they are to be gone through now; what was found stays when that ends */
export function useAnalyses<Game extends CoursePlace>(
  games: readonly Game[],
  looking: boolean,
): Analyses<Game> {
  const [found, setFound] = useState<Analyses<Game>>({ paid: [], done: 0, dark: 0 });
  const { done } = found;
  const next = games[done];
  useEffect(() => {
    if (!looking || next === undefined) return;
    const worker = new Worker(new URL("./analysis.worker.ts", import.meta.url), { type: "module" });
    let open = true;
    const look = async () => {
      const course = await courseBy(next).catch(() => null);
      const told = course && open ? await toldOf(worker, recordOf(course)) : null;
      if (!open) return;
      const dearest = course && told?.costs ? paidIn(course, told.costs.dearest) : null;
      setFound((before) => ({
        paid: [...before.paid, ...(dearest ?? []).map((one) => ({ ...one, where: next }))],
        done: before.done + 1,
        dark: before.dark + (dearest === null ? 1 : 0),
      }));
    };
    void look();
    return () => {
      open = false;
      worker.terminate();
    };
  }, [next, looking]);
  return found;
}
