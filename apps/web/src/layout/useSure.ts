"use client";

import { type MouseEvent, useState } from "react";

interface Sure {
  /** The first press was made: what the second one does is said. */
  readonly asked: boolean;
  /** Both presses of one button, which stays the same. */
  readonly press: (event: MouseEvent) => void;
  readonly leave: () => void;
}

/** Does what cannot be taken back after a second press. A double press is one: whoever makes it has read nothing yet. */
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
