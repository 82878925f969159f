"use client";

import { useSetting } from "./store";

/** Whether this person wants single keys. */
export const useShortcuts = (): boolean => useSetting("shortcuts")[0] === "yes";
