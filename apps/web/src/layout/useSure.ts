"use client";

import { type MouseEvent, useState } from "react";

interface Sure {
  /** The first press was made, and the button now says what the second one does. */
  readonly asked: boolean;
  /** Handles both presses of the same button. */
  readonly press: (event: MouseEvent) => void;
  readonly leave: () => void;
}

/** Runs an irreversible action after a second press. A double press counts as one: nobody can have read the question yet. */
export function useSure(onSure: () => void): Sure {
  const [asked, setAsked] = useState(false);
  return {
    asked,
    press: ({ detail }) => {
      if (!asked) setAsked(true);
      else if (detail < 2) onSure();
    },
    leave: () => setAsked(false),
  };
}
