"use client";

import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

interface TabStop<K> {
  /** Where it is drawn. */
  readonly stop: K | undefined;
  /** Where it stands now. */
  readonly standing: () => K | undefined;
  readonly hold: (key: K) => void;
}

/**
 * Which of many things holds their one tab stop: the one that had the focus last, and `otherwise` once that is gone. The stop
 * goes along with the focus in the document itself: nothing is drawn again for it.
 *
 * @param elements what stands in the document, by its key
 * @param has whether a key is still among what is drawn now
 */
export function useTabStop<K>(
  elements: RefObject<ReadonlyMap<K, HTMLElement>>,
  initially: K | undefined,
  has: (key: K) => boolean,
  otherwise: () => K | undefined,
): TabStop<K> {
  const held = useRef(initially);
  const stop = held.current !== undefined && has(held.current) ? held.current : otherwise();
  const at = useRef<K | undefined>(undefined);
  const move = useCallback(
    (key: K | undefined) => {
      if (at.current === key) return;
      for (const [from, tabIndex] of [
        [at.current, -1],
        [key, 0],
      ] as const) {
        const element = from === undefined ? undefined : elements.current.get(from);
        if (element !== undefined) element.tabIndex = tabIndex;
      }
      at.current = key;
    },
    [elements],
  );
  // What is drawn may not know where the focus went meanwhile.
  useLayoutEffect(() => move(held.current !== undefined && has(held.current) ? held.current : stop));
  const hold = useCallback(
    (key: K) => {
      held.current = key;
      move(key);
    },
    [move],
  );
  const standing = useCallback(() => at.current, []);
  return { stop, standing, hold };
}
