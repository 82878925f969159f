"use client";

/**
 * A page is seen before its script has come. What is tapped until then in a part that says so (`data-early`) is remembered by a
 * few words in the page itself, and done as soon as that part can do it.
 */
import type { Folding, Frame, Live, LogPage } from "@stillwater/table/session";
import { useEffect, useLayoutEffect } from "react";

declare global {
  interface Window {
    /** What was tapped last, where the part of the page it stands in was not alive. */
    stillwaterTap?: HTMLElement | undefined;
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

/** Parts come alive by themselves: a lesson later than the page around it. */
export type EarlyPart = "table" | "lesson" | "page";

/**
 * Stands beside what can be used once it is drawn here: says so, and does what was tapped before in the same part of the page.
 * @param rules where something waits for the page to be alive
 */
export function Alive({ part, rules }: { readonly part: EarlyPart; readonly rules?: TableRules }): null {
  // React itself does what is tapped from the moment that it has drawn this, and what it was drawn for: never twice.
  useLayoutEffect(() => {
    const here = document.querySelector(`[data-early=${part}]`);
    const done = ({ target }: Event) => {
      const early = target instanceof Element ? target.closest("[data-early]") : null;
      if (early === null || early.contains(here)) window.stillwaterTap = undefined;
    };
    here?.addEventListener("click", done);
    return () => here?.removeEventListener("click", done);
  }, [part]);
  useEffect(() => {
    if (part !== "page") document.documentElement.dataset.alive = "";
    if (rules !== undefined) wake(rules);
    const tapped = window.stillwaterTap;
    const here = document.querySelector(`[data-early=${part}]`);
    if (here === null) return;
    // What was changed in a field before is told first.
    if (tapped?.closest("[data-early]") === here)
      setTimeout(() => {
        if (window.stillwaterTap === tapped) tapped.click();
      });
    here.removeAttribute("data-early");
  }, [part, rules]);
  return null;
}
