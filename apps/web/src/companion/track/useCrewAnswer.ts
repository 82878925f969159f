"use client";

/** Asks the quiet crew beside the page what a seat does: whoever taps is not kept waiting by it. */
import type { CrewAnswer, CrewQuestion } from "@stillwater/table/session";
import { useEffect, useState } from "react";
import { Thinking } from "@/local-games/thinking";

interface Asked {
  /** Null while it thinks, and where nothing is asked. */
  readonly answer: CrewAnswer | null;
  /** How to ask again where it could not be asked; null where nothing is the matter. */
  readonly askAgain: (() => void) | null;
}

export function useCrewAnswer(question: CrewQuestion | null): Asked {
  const [told, setTold] = useState<{ readonly to: string; readonly answer: CrewAnswer | "failed" } | null>(
    null,
  );
  // A question is what it says: the same one is not asked twice.
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
