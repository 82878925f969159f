"use client";

import { useEffect } from "react";

const HOVERING = ["pointerover", "pointerout", "mouseover", "mouseout", "mousemove"] as const;

/**
 * Withholds from React what browsers tell of a finger as if it hovered: with every tap React would search the page four times
 * or more for listeners, and nothing here is for fingers that hover, or waits for a mouse to leave. Renders nothing.
 */
export function SkipHover() {
  useEffect(() => {
    let finger = false;
    // The mouse events follow those of the pointer that they are made from, and do not say which it was.
    const skip = (event: MouseEvent) => {
      if (event instanceof PointerEvent) finger = event.pointerType === "touch";
      if (finger) event.stopPropagation();
    };
    const ended = new AbortController();
    const listens = { capture: true, signal: ended.signal };
    for (const hovering of HOVERING) window.addEventListener(hovering, skip, listens);
    return () => ended.abort();
  }, []);
  return null;
}
