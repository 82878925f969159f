"use client";

import { useEffect, useRef } from "react";

export interface KeyActions {
  readonly pick: (index: number) => void;
  readonly discard: () => void;
  readonly back: () => void;
  readonly help: () => void;
}

/** Single keys of the table. Never while somebody types or a sheet is open; Escape works even when the rest is off. */
export function useKeys(actions: KeyActions, enabled: boolean): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isBusy(event)) return;
      if (event.key === "Escape") return current.current.back();
      if (!enabled) return;
      if (/^[1-9]$/.test(event.key)) current.current.pick(Number(event.key) - 1);
      else if (event.key === "d" || event.key === "D") current.current.discard();
      else if (event.key === "?") current.current.help();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [enabled]);
}

function isBusy(event: KeyboardEvent): boolean {
  const target = event.target;
  if (document.querySelector("dialog[open]") !== null) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
