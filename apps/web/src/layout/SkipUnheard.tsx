"use client";

import { useEffect } from "react";

const HOVERING = ["pointerover", "pointerout", "mouseover", "mouseout", "mousemove"];
const MOVING = ["transitionrun", "transitionstart", "transitionend", "animationstart", "animationend"];

/**
 * Withholds from React what nothing here listens to: with every tap it would search the page some ten times for listeners.
 * That is what browsers tell of a finger as if it hovered (nothing waits for a mouse to leave), and of movements that begin
 * and end. Renders nothing.
 */
export function SkipUnheard() {
  useEffect(() => {
    let finger = false;
    // The mouse events follow those of the pointer that they are made from, and do not say which it was.
    const skip = (event: Event) => {
      if (event instanceof PointerEvent) finger = event.pointerType === "touch";
      if (finger || !(event instanceof MouseEvent)) event.stopPropagation();
    };
    const ended = new AbortController();
    const listens = { capture: true, signal: ended.signal };
    for (const unheard of [...HOVERING, ...MOVING]) window.addEventListener(unheard, skip, listens);
    return () => ended.abort();
  }, []);
  return null;
}
