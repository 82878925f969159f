"use client";

/**
 * What the address asks for after `?`. A page that is kept for when there is no network was drawn for the address of its
 * time: until it is alive it goes by that one, as its text does, and then by its own.
 */
import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";

/** Nothing to listen to: a page becomes alive once. */
const never = () => () => undefined;

/** @param drawn what the server drew the page for */
export function useAsked(drawn: string): string {
  const now = useSearchParams().toString();
  return useSyncExternalStore(
    never,
    () => now,
    () => drawn,
  );
}
