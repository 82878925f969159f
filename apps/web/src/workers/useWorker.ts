"use client";

/** Asks a worker for as long as somebody looks. */
import { startTransition, useEffect, useState } from "react";
import { askWorker } from "./telling-worker";

export interface Answered<Told> {
  /** The last that was told of what is asked. */
  readonly told: Told | null;
  readonly state: "idle" | "asking" | "done" | "failed";
}

/**
 * @param begin one function for as long as the worker is the same
 * @param asked the same value as long as the question is the same; null where nothing is asked now, and what was told last
 *   stays
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
      // What somebody touches meanwhile is drawn first.
      onTold: (told) => startTransition(() => setAnswer({ to: asked, told, state: "asking" })),
      onEnd: (state) => startTransition(() => setAnswer((before) => ({ ...before, state }))),
    });
  }, [begin, asked]);
  if (asked !== null && answer.to !== asked) return { told: null, state: "asking" };
  return asked === null ? { told: answer.told, state: "idle" } : answer;
}
