"use client";

import { type MouseEvent, useEffect, useState } from "react";

interface Sure {
  /** The first press was made, and the button now says what the second one does. */
  readonly asked: boolean;
  /** Handles both presses of the same button. */
  readonly press: (event: MouseEvent) => void;
  readonly leave: () => void;
}

/** Keeps a held key from pressing again and again. */
function holdBack(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") event.preventDefault();
}

/**
 * Runs an irreversible action after a second press. A double press counts as one press, and so does a held key: the person
 * cannot have read the question yet.
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
