"use client";

import { useEffect, useRef } from "react";
import type { Tool } from "./kinds";
import { TOOL_KEYS } from "./ToolStrip";

export interface KeyActions {
  readonly pick: (index: number) => void;
  readonly discard: () => void;
  readonly back: () => void;
  readonly help: () => void;
  readonly tool: (tool: Tool) => void;
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
      const key = event.key.toUpperCase();
      const tool = Object.entries(TOOL_KEYS).find(([, known]) => known === key)?.[0];
      if (/^[1-9]$/.test(key)) current.current.pick(Number(key) - 1);
      else if (key === "D") current.current.discard();
      else if (key === "?") current.current.help();
      else if (tool !== undefined) current.current.tool(tool as Tool);
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
