"use client";

/** Asks a worker for as long as the component is mounted. */
import { startTransition, useEffect, useState } from "react";
import { askWorker } from "./telling-worker";

export interface Answered<Told> {
  /** The latest report on the question. */
  readonly told: Told | null;
  readonly state: "idle" | "asking" | "done" | "failed";
}

/**
 * @param begin the same function for as long as the worker is the same
 * @param asked the same value for as long as the question is the same; null for no question, which keeps the latest report
 */
export function useWorker<Asked, Told extends object>(
  begin: () => Worker,
  asked: Asked | null,
): Answered<Told> {
  const [answer, setAnswer] = useState<Answered<Told> & { readonly to: Asked | null }>({
    to: null,
    told: null,
    state: "idle",
  });
  useEffect(() => {
    if (asked === null) return;
    setAnswer(({ to, told }) => ({ to: asked, told: to === asked ? told : null, state: "asking" }));
    return askWorker<Asked, Told>(begin, asked, {
      // In a transition, so that the response to a touch is rendered first.
      onTold: (told) => startTransition(() => setAnswer({ to: asked, told, state: "asking" })),
      onEnd: (state) => startTransition(() => setAnswer((before) => ({ ...before, state }))),
    });
  }, [begin, asked]);
  if (asked !== null && answer.to !== asked) return { told: null, state: "asking" };
  return asked === null ? { told: answer.told, state: "idle" } : answer;
}
