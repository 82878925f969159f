"use client";

/**
 * A table is seen before its script has come. What is tapped until then is remembered by a few words in the page itself,
 * and done as soon as somebody can do it.
 */
import type { Frame, Live, LogPage } from "@stillwater/table/session";
import { useEffect } from "react";

declare global {
  interface Window {
    /** What was tapped last before the page was alive; null from then on. */
    stillwaterTap?: Element | null;
  }
}

/** What folds the frames of a stream; it comes with the rules. */
export interface Folding {
  readonly begin: (frames: readonly Frame[] | null) => Live | null;
  readonly receive: (live: Live | null, frame: Frame) => Live | null;
  readonly withEarlier: (live: Live, before: number, page: LogPage) => Live;
}

let wake: (folding: Folding) => void = () => undefined;
const awake = new Promise<Folding>((resolve) => {
  wake = resolve;
});

/** Settles when what the page came with can be used: React would throw away what changes before. */
export const untilAlive = (): Promise<Folding> => awake;

/** Stands beside what can be used once it is drawn here: says so, and does what was tapped before. */
export function Alive({ folding }: { readonly folding: Folding }): null {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
    wake(folding);
    const tapped = window.stillwaterTap;
    window.stillwaterTap = null;
    if (tapped instanceof HTMLElement && tapped.isConnected) tapped.click();
  }, [folding]);
  return null;
}
