"use client";

/** Has a finished game looked into, with what is known so far, and a stop. */
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
 * @param atOnce whether nobody needs to ask for it
 * @param part how much of it is wanted
 */
export function useAnalysis(record: string, atOnce: boolean, part: AnalysisPart): Analysis {
  // Each time anew, so that what failed can be asked again.
  const [wish, setWish] = useState<Wish>({ when: atOnce ? "now" : "not yet" });
  const asked = useMemo(() => (wish.when === "now" ? { record, part } : null), [record, part, wish]);
  const { told, state } = useWorker<AnalysisAsked, AnalysisTold>(beginAnalysis, asked);
  const look = useCallback(() => setWish({ when: "now" }), []);
  const stop = useCallback(() => setWish({ when: "stopped" }), []);
  const looking =
    wish.when !== "now" ? wish.when : state === "done" || state === "failed" ? state : "looking";
  return { told, looking, look, stop };
}
