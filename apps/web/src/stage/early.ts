"use client";

/**
 * A server-rendered page is visible before its script has loaded. Until then an inline script in the page remembers the last
 * tap in a part marked `data-early`, and the tap is replayed as soon as that part is hydrated.
 */
import type { Folding, Frame, Live, LogPage } from "@stillwater/table/session";
import { useEffect, useLayoutEffect } from "react";

declare global {
  interface Window {
    /** The element tapped last in a part of the page that was not yet hydrated. */
    stillwaterTap?: HTMLElement | undefined;
  }
}

/** The functions that fold the frames of a stream; they come with the table's script. */
export interface TableRules extends Folding {
  readonly withEarlier: (live: Live, before: number, page: LogPage) => Live;
  /** Settles when the rules that a frame needs have loaded; null if they are already loaded. */
  readonly untilReadable: (frame: Frame) => Promise<unknown> | null;
}

let wake: (rules: TableRules) => void = () => undefined;
const awake = new Promise<TableRules>((resolve) => {
  wake = resolve;
});

/** Settles once the page is hydrated: React would discard state changes made before that. */
export const untilAlive = (): Promise<TableRules> => awake;

/** Parts hydrate separately: a lesson later than the page around it. */
export type EarlyPart = "table" | "lesson" | "page";

/**
 * Rendered beside interactive content: marks its part of the page as hydrated and replays the tap made there before.
 * @param rules passed where something waits for the page to be hydrated
 */
export function Alive({ part, rules }: { readonly part: EarlyPart; readonly rules?: TableRules }): null {
  // From this commit on React handles taps itself, so a tap that it has handled must not be replayed.
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
    // The timeout lets changes made earlier in a field be reported before the tap.
    if (tapped?.closest("[data-early]") === here)
      setTimeout(() => {
        if (window.stillwaterTap === tapped) tapped.click();
      });
    here.removeAttribute("data-early");
  }, [part, rules]);
  return null;
}
