"use client";

import type { View } from "@stillwater/companion";
import { useRef } from "react";
import type { Followed } from "../device/useFollowed";

/**
 * Writes one entry for the view that is shown: a second press before the first is on disk is a repeat, and returns 0. If
 * writing fails, the button can be pressed again.
 */
export function useWriteOnce(view: View | null, write: Followed["write"]): Followed["write"] {
  const seen = useRef<View | null>(null);
  return async (contents) => {
    if (view !== null && seen.current === view) return 0;
    seen.current = view;
    const kept = await write(contents);
    if (kept === 0) seen.current = null;
    return kept;
  };
}
