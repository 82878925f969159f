"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * The button of the menu, which takes the focus once what stood in place of the keys has gone with whatever had it: the
 * table mode, a question of several devices.
 */
export function useMenuAfter(away: boolean): RefObject<HTMLButtonElement | null> {
  const menu = useRef<HTMLButtonElement>(null);
  const was = useRef(away);
  useEffect(() => {
    if (was.current && !away && document.activeElement === document.body)
      menu.current?.focus({ preventScroll: true });
    was.current = away;
  }, [away]);
  return menu;
}
