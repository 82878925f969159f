"use client";

import { useSetting } from "./store";

/** Whether this person has single keys turned on. */
export const useShortcuts = (): boolean => useSetting("shortcuts")[0] === "yes";
