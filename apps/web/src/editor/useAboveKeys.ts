"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * On a phone the keys cover the foot of the page: scrolls the board above them once, before the person scrolls.
 * @param wanted false if something over the board should be read first
 */
export function useAboveKeys(wanted: boolean): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const first = useRef(wanted);
  useEffect(() => {
    if (!first.current) return;
    const keys = board.current?.parentElement?.querySelector(".editor-dock");
    if (keys == null || window.scrollY > 0 || getComputedStyle(keys).position !== "sticky") return;
    board.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, []);
  return board;
}
