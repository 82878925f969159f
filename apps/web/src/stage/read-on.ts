"use client";

/** Loads acts older than those the page came with. */
import type { Live } from "@stillwater/table/session";
import { createContext, use, useEffect } from "react";

/** Loads a page of them; null where there is no source to ask. Rejects if they cannot be loaded. */
export const ReadOn = createContext<(() => Promise<void>) | null>(null);

/** Loads the whole log, page by page, for figures that are counted over a whole game. */
export function useWholeLog({ earlier, log }: Live): void {
  const readOn = use(ReadOn);
  const first = log[0]?.rev;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when another page has come
  useEffect(() => {
    // A page that fails to load is requested again with the table's next change.
    if (earlier) readOn?.().catch(() => undefined);
  }, [earlier, first, readOn]);
}
