"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { flushSync } from "react-dom";

/**
 * Tells what somebody changed in a control before the page was alive: the browser keeps it, and nobody has heard of it.
 *
 * @param id the control's in the document
 * @param read what it holds, where that is not what was drawn; undefined where it is
 * @param tell as its change would have been told
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
    // One after another, each drawn before the next is told, as if it were done now.
    const timer = setTimeout(() => flushSync(() => tellNow(changed)));
    return () => clearTimeout(timer);
  }, []);
}

/** The option of a group of radio buttons that is chosen in the document and not here. */
export function chosenEarly<V>(
  group: Element,
  options: readonly { readonly value: V }[],
  value: V,
): V | undefined {
  const chosen = options[[...group.querySelectorAll("input")].findIndex(({ checked }) => checked)];
  return chosen === undefined || chosen.value === value ? undefined : chosen.value;
}
