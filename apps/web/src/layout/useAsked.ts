"use client";

/**
 * The address's query. A page cached for offline use was rendered for an earlier address: until it is hydrated it uses that
 * one's query, as its HTML does, and then its own.
 */
import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";

/** No subscription is needed: a page is hydrated only once. */
const never = () => () => undefined;

/** @param drawn the query that the server rendered the page for */
export function useAsked(drawn: string): string {
  const now = useSearchParams().toString();
  return useSyncExternalStore(
    never,
    () => now,
    () => drawn,
  );
}
