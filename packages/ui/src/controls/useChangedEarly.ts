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
  const readNow = useEffectEvent(read);
  const tellNow = useEffectEvent(tell);
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    const changed = element === null ? undefined : readNow(element);
    if (changed === undefined) return;
    // One after another, each drawn before the next is told, as if it were done now.
    const timer = setTimeout(() => flushSync(() => tellNow(changed)));
    return () => clearTimeout(timer);
  }, [id]);
}

/** The option of a group of radio buttons, or of a list, that is chosen in the document and not here. */
export function chosenEarly<V>(
  group: Element,
  options: readonly { readonly value: V }[],
  value: V,
): V | undefined {
  const at =
    group instanceof HTMLSelectElement
      ? group.selectedIndex
      : [...group.querySelectorAll("input")].findIndex(({ checked }) => checked);
  const chosen = options[at];
  return chosen === undefined || chosen.value === value ? undefined : chosen.value;
}
