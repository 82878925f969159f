"use client";

/** Has a finished game looked into, with what is known so far, and a stop. */
import { useCallback, useEffect, useState } from "react";
import type { AnalysisAsked, AnalysisPart, AnalysisTold } from "./telling";

type Looking = "not yet" | "looking" | "done" | "stopped" | "failed";

interface Analysis {
  readonly told: AnalysisTold | null;
  readonly looking: Looking;
  readonly look: () => void;
  readonly stop: () => void;
}

/**
 * @param record a finished game as text
 * @param atOnce whether nobody needs to ask for it
 * @param part how much of it is wanted
 */
export function useAnalysis(record: string, atOnce: boolean, part: AnalysisPart): Analysis {
  const [told, setTold] = useState<AnalysisTold | null>(null);
  const [looking, setLooking] = useState<Looking>(atOnce ? "looking" : "not yet");
  const isLooking = looking === "looking";
  useEffect(() => {
    if (!isLooking) return;
    const worker = new Worker(new URL("./analysis.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<AnalysisTold | null>) => {
      if (data === null) setLooking("done");
      else setTold(data);
    });
    worker.addEventListener("error", () => setLooking("failed"));
    worker.postMessage({ record, part } satisfies AnalysisAsked);
    return () => worker.terminate();
  }, [record, part, isLooking]);
  const look = useCallback(() => setLooking("looking"), []);
  const stop = useCallback(() => setLooking("stopped"), []);
  return { told, looking, look, stop };
}
