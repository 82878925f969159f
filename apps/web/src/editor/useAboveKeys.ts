"use client";

import { type RefObject, useEffect, useRef } from "react";

/** On a phone the keys lie over the foot of the page: the board is brought above them once, before anybody scrolls. */
export function useAboveKeys(): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const keys = board.current?.parentElement?.querySelector(".editor-dock");
    if (keys == null || window.scrollY > 0 || getComputedStyle(keys).position !== "sticky") return;
    board.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, []);
  return board;
}
