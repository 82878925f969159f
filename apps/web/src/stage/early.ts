"use client";

/**
 * A table or a lesson is seen before its script has come. What is tapped until then is remembered by a few words in the page
 * itself, and done as soon as somebody can do it.
 */
import type { Folding, Frame, Live, LogPage } from "@stillwater/table/session";
import { useEffect } from "react";

declare global {
  interface Window {
    /** What was tapped last before the page was alive; null from then on. */
    stillwaterTap?: Element | null;
  }
}

/** What folds the frames of a stream; it comes with the table's script. */
export interface TableRules extends Folding {
  readonly withEarlier: (live: Live, before: number, page: LogPage) => Live;
  /** Settles when the rules that a frame needs have come; null where they are here. */
  readonly untilReadable: (frame: Frame) => Promise<unknown> | null;
}

let wake: (rules: TableRules) => void = () => undefined;
const awake = new Promise<TableRules>((resolve) => {
  wake = resolve;
});

/** Settles when what the page came with can be used: React would throw away what changes before. */
export const untilAlive = (): Promise<TableRules> => awake;

/**
 * Stands beside what can be used once it is drawn here: says so, and does what was tapped before.
 * @param rules where something waits for the page to be alive
 */
export function Alive({ rules }: { readonly rules?: TableRules }): null {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
    if (rules !== undefined) wake(rules);
    const tapped = window.stillwaterTap;
    window.stillwaterTap = null;
    if (tapped instanceof HTMLElement && tapped.isConnected) tapped.click();
  }, [rules]);
  return null;
}
