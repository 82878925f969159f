"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page is hydrated: before that, rendering must match the HTML, whatever address it was rendered for. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
