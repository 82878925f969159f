"use client";

import type { View } from "@stillwater/companion";
import { useRef } from "react";
import type { Followed } from "../device/useFollowed";

/**
 * Writes one entry for what is seen: a second press before the first is on disk means the same, and is answered with 0.
 * What could not be put on disk can be pressed again.
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
