"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * The menu button, which takes the focus once the view that replaced the keys has closed and the focus was lost with it: the
 * table mode, or a conflict between devices.
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
