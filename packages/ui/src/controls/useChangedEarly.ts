"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { flushSync } from "react-dom";

/**
 * Reports a change that somebody made to a control before hydration: the browser keeps it, but no handler has heard of it.
 *
 * @param id the control's id in the document
 * @param read its value where that differs from what was rendered; undefined where it does not
 * @param tell reports the value as the control's change handler would
 */
export function useChangedEarly<V>(
  id: string,
  read: (element: Element) => V | undefined,
  tell: (value: V) => void,
): void {
  const tellNow = useEffectEvent(tell);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn first is what was seen before
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    const changed = element === null ? undefined : read(element);
    if (changed === undefined) return;
    // One after another, each rendered before the next is reported, as if the changes were made now.
    const timer = setTimeout(() => flushSync(() => tellNow(changed)));
    return () => clearTimeout(timer);
  }, []);
}

/** The option of a radio group that is checked in the document but not in the state. */
export function chosenEarly<V>(
  group: Element,
  options: readonly { readonly value: V }[],
  value: V,
): V | undefined {
  const chosen = options[[...group.querySelectorAll("input")].findIndex(({ checked }) => checked)];
  return chosen === undefined || chosen.value === value ? undefined : chosen.value;
}
