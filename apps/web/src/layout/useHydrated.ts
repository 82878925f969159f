"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page stands: before that, what is drawn has to be what was sent, whatever address it was sent for. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
