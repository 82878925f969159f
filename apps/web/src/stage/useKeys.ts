"use client";

import { type ButtonAct, KEYED_ACTS, type KeyedAct } from "@stillwater/table/act-builder";
import { useEffect, useEffectEvent } from "react";
import type { KeyMap } from "@/preferences/kinds";
import { useSetting } from "@/preferences/store";

interface KeyActions {
  readonly pick: (index: number) => void;
  readonly back: () => void;
  readonly discard?: () => void;
  readonly help?: () => void;
  readonly command?: () => void;
  readonly act?: (type: KeyedAct) => void;
}

/** The table's single-key shortcuts, as this person has set them. Escape works even when they are off. */
export function useKeys(actions: KeyActions, enabled: boolean): void {
  const [keys] = useSetting("keys");
  useSingleKeys((pressed) => {
    // Never counted as handled: Escape closes other things too.
    if (pressed === "Escape") actions.back();
    if (!enabled || pressed === "Escape") return false;
    const key = pressed.toUpperCase();
    const act = KEYED_ACTS.find((one) => keys[one] === key);
    if (/^[1-9]$/.test(key)) actions.pick(Number(key) - 1);
    else if (key === keys.discard) actions.discard?.();
    else if (key === keys.help) actions.help?.();
    else if (key === keys.command) actions.command?.();
    else if (act !== undefined) actions.act?.(act);
    else return false;
    return true;
  }, true);
}

/**
 * Listens to single keys on the whole page: never while somebody types, a sheet is open, or Ctrl, Alt or Meta is held.
 * @param onKey returns whether it handled the key
 */
export function useSingleKeys(onKey: (key: string) => boolean, enabled: boolean): void {
  // An effect that kept the newest function would run only after the page is painted: a key pressed at once would be judged
  // by the table as it was before.
  const onPressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isBusy(event)) return;
    if (onKey(event.key)) event.preventDefault();
  });
  useEffect(() => {
    if (!enabled) return;
    const onPress = (event: KeyboardEvent) => onPressed(event);
    window.addEventListener("keydown", onPress);
    return () => window.removeEventListener("keydown", onPress);
  }, [enabled]);
}

/** The key that begins an act; undefined for acts without one. */
export function keyOf(type: ButtonAct, keys: KeyMap): string | undefined {
  const keyed = KEYED_ACTS.find((one) => one === type);
  return keyed === undefined ? undefined : keys[keyed];
}

/** Text fields. A radio button or a checkbox uses the arrow keys and the space bar, but no letters. */
const WRITING = "textarea, select, input:not([type=radio], [type=checkbox])";

/** Whether somebody types, or a sheet is open: single keys do nothing then. */
export function isBusy(event: KeyboardEvent): boolean {
  const target = event.target;
  if (document.querySelector("dialog[open]") !== null) return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(WRITING));
}
