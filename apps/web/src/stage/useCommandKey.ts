"use client";

import { useSetting } from "@/preferences/store";
import { useShortcuts } from "@/preferences/useShortcuts";
import { useSingleKeys } from "./useKeys";

/** The key that opens the command line, where single-key shortcuts are on. */
export function useCommandKey(onPress: () => void, enabled = true): void {
  const [keys] = useSetting("keys");
  const shortcuts = useShortcuts();
  useSingleKeys((pressed) => {
    if (pressed.toUpperCase() !== keys.command) return false;
    onPress();
    return true;
  }, enabled && shortcuts);
}
