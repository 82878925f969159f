"use client";

/** How to get acts that were done before those a page came with. */
import type { Live } from "@stillwater/table/session";
import { createContext, use, useEffect } from "react";

/** Brings a page of them; null where there is nobody to ask. Rejects when they cannot be had. */
export const ReadOn = createContext<(() => Promise<void>) | null>(null);

/** Brings all of the log, a page after another, for what is counted over a whole game. */
export function useWholeLog({ earlier, log }: Live): void {
  const readOn = use(ReadOn);
  const first = log[0]?.rev;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when another page has come
  useEffect(() => {
    // A page that cannot be had is asked for again with the next change of the table.
    if (earlier) readOn?.().catch(() => undefined);
  }, [earlier, first, readOn]);
}
