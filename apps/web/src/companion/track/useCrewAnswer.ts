"use client";

/** Asks the quiet crew in a worker what a seat does, so that the page stays responsive. */
import type { CrewAnswer, CrewQuestion } from "@stillwater/table/session";
import { useEffect, useState } from "react";
import { Thinking } from "@/local-games/thinking";

interface Asked {
  /** Null while the crew thinks, and while there is no question. */
  readonly answer: CrewAnswer | null;
  /** Repeats a failed question; null if nothing failed. */
  readonly askAgain: (() => void) | null;
}

export function useCrewAnswer(question: CrewQuestion | null): Asked {
  const [told, setTold] = useState<{ readonly to: string; readonly answer: CrewAnswer | "failed" } | null>(
    null,
  );
  // Questions are compared by value: the same one is not asked twice.
  const text = question === null ? null : JSON.stringify(question);
  const isTold = told !== null && told.to === text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the question
  useEffect(() => {
    if (question === null || text === null || isTold) return;
    const thinking = new Thinking();
    let open = true;
    const tell = (answer: CrewAnswer | "failed"): void => {
      if (open) setTold({ to: text, answer });
    };
    thinking
      .ask(question)
      .then(tell, () => tell("failed"))
      .finally(() => thinking.end());
    return () => {
      open = false;
      thinking.end();
    };
  }, [text, isTold]);
  const failed = isTold && told.answer === "failed";
  return {
    answer: isTold && told.answer !== "failed" ? told.answer : null,
    askAgain: failed ? () => setTold(null) : null,
  };
}
