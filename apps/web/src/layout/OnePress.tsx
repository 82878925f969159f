"use client";

import { useEffect } from "react";

/** Lets a held Enter press once: what takes the focus because of a press has not been read yet. Renders nothing. */
export function OnePress() {
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      if (!event.repeat || event.key !== "Enter" || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("keydown", hold, true);
    return () => window.removeEventListener("keydown", hold, true);
  }, []);
  return null;
}
