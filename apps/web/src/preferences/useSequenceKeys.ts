"use client";

import { useSetting } from "./store";

/** The letters that step along a board, as this person has set them; false if single keys are off. */
export function useSequenceKeys(
  shortcuts: boolean,
): false | { readonly next: string; readonly previous: string } {
  const [{ next, previous }] = useSetting("keys");
  return shortcuts ? { next, previous } : false;
}
