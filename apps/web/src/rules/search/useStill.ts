"use client";

/** Keeps the element under a finger or the focus unchanged: a press that begins on an answer must end on it. */
import { type RefObject, useEffect, useState } from "react";

interface Still<T> {
  readonly shown: T;
  /** To be called when something in the list is pressed or focused. */
  readonly hold: () => void;
}

/**
 * Keeps what is shown from the moment that somebody is on it until they move elsewhere or ask something else.
 * @param value what would be shown now; it may change when more of a question has been looked up
 * @param asked what was asked
 * @param list the element that must not change
 */
export function useStill<T>(value: T, asked: string, list: RefObject<HTMLElement | null>): Still<T> {
  const [held, setHeld] = useState<{ readonly asked: string; readonly value: T } | null>(null);
  const isHeld = held !== null && held.asked === asked;
  const shown = isHeld ? held.value : value;
  useEffect(() => {
    if (!isHeld) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && list.current?.contains(target))) setHeld(null);
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [isHeld, list]);
  return { shown, hold: () => setHeld({ asked, value: shown }) };
}
