"use client";

/** Analyses a finished game, with the findings so far; can be stopped. */
import { useCallback, useMemo, useState } from "react";
import { useWorker } from "@/workers/useWorker";
import { beginAnalysis } from "./analysis-worker";
import type { AnalysisAsked, AnalysisPart, AnalysisTold } from "./telling";

type Looking = "not yet" | "looking" | "done" | "stopped" | "failed";

interface Analysis {
  readonly told: AnalysisTold | null;
  readonly looking: Looking;
  readonly look: () => void;
  readonly stop: () => void;
}

interface Wish {
  readonly when: "not yet" | "now" | "stopped";
}

/**
 * @param record a finished game as text
 * @param atOnce whether to start without being asked
 * @param part which findings are wanted
 */
export function useAnalysis(record: string, atOnce: boolean, part: AnalysisPart): Analysis {
  // A new object each time, so that a failed analysis can be started again.
  const [wish, setWish] = useState<Wish>({ when: atOnce ? "now" : "not yet" });
  const asked = useMemo(() => (wish.when === "now" ? { record, part } : null), [record, part, wish]);
  const { told, state } = useWorker<AnalysisAsked, AnalysisTold>(beginAnalysis, asked);
  const look = useCallback(() => setWish({ when: "now" }), []);
  const stop = useCallback(() => setWish({ when: "stopped" }), []);
  const looking =
    wish.when !== "now" ? wish.when : state === "done" || state === "failed" ? state : "looking";
  return { told, looking, look, stop };
}
