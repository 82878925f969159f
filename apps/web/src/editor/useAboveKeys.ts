"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * On a phone the keys lie over the foot of the page: the board is brought above them once, before anybody scrolls.
 * @param wanted not where something over the board is to be read first
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
