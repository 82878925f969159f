"use client";

import { type RefObject, useEffect, useRef } from "react";

/** The button of the menu, which takes the focus once the device is taken up again: what left the table mode is gone. */
export function useMenuAfter(flat: boolean): RefObject<HTMLButtonElement | null> {
  const menu = useRef<HTMLButtonElement>(null);
  const lay = useRef(flat);
  useEffect(() => {
    if (lay.current && !flat) menu.current?.focus({ preventScroll: true });
    lay.current = flat;
  }, [flat]);
  return menu;
}
