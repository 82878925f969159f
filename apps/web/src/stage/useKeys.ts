"use client";

import { TOOLS, type Tool } from "@stillwater/table/act-builder";
import { useEffect, useRef } from "react";
import type { KeyMap } from "@/preferences/kinds";

export interface KeyActions {
  readonly pick: (index: number) => void;
  readonly discard: () => void;
  readonly back: () => void;
  readonly help: () => void;
  readonly command: () => void;
  readonly tool: (tool: Tool) => void;
}

/** Single keys of the table, as this person has set them. Never while somebody types or a sheet is open; Escape works even when the rest is off. */
export function useKeys(actions: KeyActions, enabled: boolean, keys: KeyMap): void {
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
      const tool = TOOLS.find((one) => keyOf(one, keys) === key);
      if (/^[1-9]$/.test(key)) current.current.pick(Number(key) - 1);
      else if (key === keys.discard) current.current.discard();
      else if (key === keys.help) current.current.help();
      else if (key === keys.command) current.current.command();
      else if (tool !== undefined) current.current.tool(tool);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [enabled, keys]);
}

/** The key that begins with a tool; undefined for tools without one. */
export function keyOf(tool: Tool, keys: KeyMap): string | undefined {
  return tool === "compass" || tool === "turn" || tool === "herd" ? keys[tool] : undefined;
}

/** What is written into. A choice with a dot or a tick takes arrows and blanks, and no letters. */
const WRITING = "textarea, select, input:not([type=radio], [type=checkbox])";

/** Whether somebody types, or a sheet is open: single keys mean nothing then. */
export function isBusy(event: KeyboardEvent): boolean {
  const target = event.target;
  if (document.querySelector("dialog[open]") !== null) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(WRITING));
}
