"use client";

/** The query: in the field at once, in the address a moment later, so that it can be shared and navigated back to. */
import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "@/layout/useHydrated";

/** Browsers limit how often a page may change its address. */
const PAUSE_MS = 300;
/** The length of the longest question that can be read as a check. */
export const MOST_QUERY = 200;

interface Asked {
  readonly query: string;
  readonly ask: (query: string) => void;
  /** Writes the query into the address at once: a person who opens an answer comes back to the whole of it. */
  readonly settle: () => void;
}

export function useQuery(): Asked {
  const params = useSearchParams();
  // A cached page was rendered without a question; it is read after hydration.
  const asked = useHydrated() ? (params.get("q") ?? "").slice(0, MOST_QUERY) : "";
  const [query, setQuery] = useState(asked);
  const written = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (asked === written.current) return;
    // The address was changed by a link, or by going back.
    clearTimeout(timer.current);
    written.current = asked;
    setQuery(asked);
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = (next: string) => {
    clearTimeout(timer.current);
    if (next === written.current) return;
    written.current = next;
    const address = new URL(location.href);
    if (next.trim() === "") address.searchParams.delete("q");
    else address.searchParams.set("q", next);
    window.history.replaceState(null, "", address);
  };
  const ask = (next: string) => {
    setQuery(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(next), PAUSE_MS);
  };
  return { query, ask, settle: () => write(query) };
}
