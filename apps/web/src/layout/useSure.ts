"use client";

import { type MouseEvent, useEffect, useState } from "react";

interface Sure {
  /** The first press was made: what the second one does is said. */
  readonly asked: boolean;
  /** Both presses of one button, which stays the same. */
  readonly press: (event: MouseEvent) => void;
  readonly leave: () => void;
}

/** A key that is held down presses again and again. */
function holdBack(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}

/**
 * Does what cannot be taken back after a second press. A double press is one, and so is a key that is held down: whoever makes
 * it has read nothing yet.
 */
export function useSure(onSure: () => void): Sure {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    document.addEventListener("keydown", holdBack);
    return () => document.removeEventListener("keydown", holdBack);
  }, [asked]);
  return {
    asked,
    press: ({ detail }) => {
      if (!asked) setAsked(true);
      else if (detail < 2) onSure();
    },
    leave: () => setAsked(false),
  };
}
