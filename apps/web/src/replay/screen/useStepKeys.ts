"use client";

import { useEffect, useEffectEvent } from "react";
import { markFrom, type ReplayMark } from "../marks";

interface Steps {
  readonly step: number;
  readonly length: number;
  readonly marks: readonly ReplayMark[];
  readonly go: (step: number) => void;
}

/** Elements that use the same keys for their own focus, or take text. */
const OWN_KEYS =
  '.table-grid, [role="grid"], [role="listbox"], [role="radiogroup"], [role="spinbutton"], fieldset, dialog, textarea, select, input:not([type="range"])';

/** Arrow keys step through the game wherever no other element needs them; Page Up and Page Down go to the marks. */
export function useStepKeys(steps: Steps): void {
  const onPressed = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (target instanceof Element && target.closest(OWN_KEYS) !== null) return;
    const to = stepFor(event.key, steps);
    if (to === null) return;
    event.preventDefault();
    steps.go(to);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onPressed(event);
    // In the capture phase, before the slider's own keys, which would take Page Up for a tenth of its length.
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, []);
}

/** The step that a key leads to; null for other keys. */
export function stepFor(key: string, { step, length, marks }: Omit<Steps, "go">): number | null {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, step - 1);
    case "ArrowRight":
      return Math.min(length, step + 1);
    case "Home":
      return 0;
    case "End":
      return length;
    case "PageUp":
      return markFrom(marks, step, -1) ?? 0;
    case "PageDown":
      return markFrom(marks, step, 1) ?? length;
    default:
      return null;
  }
}
