"use client";

/** Analyses several finished games one after another, with the findings so far; can be stopped. */
import { type Course, recordOf } from "@stillwater/table/log";
import { useEffect, useState } from "react";
import { askWorker } from "@/workers/telling-worker";
import { beginAnalysis } from "./analysis-worker";
import { type CoursePlace, courseBy } from "./course-by";
import { type Paid, paidIn } from "./paid-for";
import type { AnalysisAsked, AnalysisTold } from "./telling";

export interface Analyses<Game> {
  /** The costliest decisions of the games analysed. */
  readonly paid: readonly (Paid & { readonly where: Game })[];
  /** The number of games processed. */
  readonly done: number;
  /** How many of them could not be analysed. */
  readonly dark: number;
}

/** @param looking whether to analyse them now; findings stay when this turns false */
export function useAnalyses<Game extends CoursePlace>(
  games: readonly Game[],
  looking: boolean,
): Analyses<Game> {
  const [found, setFound] = useState<Analyses<Game>>({ paid: [], done: 0, dark: 0 });
  const { done } = found;
  const next = games[done];
  useEffect(() => {
    if (!looking || next === undefined) return;
    let open = true;
    let end = (): void => {
      open = false;
    };
    const goOn = (course: Course | null, told: AnalysisTold | null): void => {
      const dearest = course && told ? paidIn(course, told.dearest) : null;
      setFound((before) => ({
        paid: [...before.paid, ...(dearest ?? []).map((one) => ({ ...one, where: next }))],
        done: before.done + 1,
        dark: before.dark + (dearest === null ? 1 : 0),
      }));
    };
    const look = async () => {
      const course = await courseBy(next).catch(() => null);
      if (!open) return;
      if (course === null) return goOn(null, null);
      let last: AnalysisTold | null = null;
      end = askWorker<AnalysisAsked, AnalysisTold>(
        beginAnalysis,
        { record: recordOf(course), part: "costs" },
        {
          onTold: (told) => {
            last = told;
          },
          onEnd: () => goOn(course, last),
        },
      );
    };
    void look();
    return () => end();
  }, [next, looking]);
  return found;
}
