"use client";

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

interface TabStop<K> {
  /** Where it is drawn, for as long as all stands: what moves it afterwards is not React. */
  readonly stop: K | undefined;
  /** Where it stands now. */
  readonly standing: () => K | undefined;
  readonly hold: (key: K) => void;
}

/**
 * Which of many things holds their one tab stop: the one that had the focus last, and `otherwise` once that is gone. The stop
 * goes along with the focus in the document itself: nothing is drawn again for it, and React never sets it on what has the
 * focus, for which a browser lays out the whole page in the middle of the drawing.
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
  const wanted = () => (held.current !== undefined && has(held.current) ? held.current : otherwise());
  const [stop] = useState(wanted);
  const at = useRef(stop);
  const move = useCallback(
    (key: K | undefined) => {
      // What comes new comes as it was drawn first.
      for (const one of [stop, at.current, key]) {
        const element = one === undefined ? undefined : elements.current.get(one);
        const tabIndex = one === key ? 0 : -1;
        if (element && element.tabIndex !== tabIndex) element.tabIndex = tabIndex;
      }
      at.current = key;
    },
    [elements, stop],
  );
  // What is drawn does not know where the focus went meanwhile.
  useLayoutEffect(() => move(wanted()));
  const hold = useCallback(
    (key: K) => {
      held.current = key;
      move(key);
    },
    [move],
  );
  return { stop, standing: () => at.current, hold };
}
