"use client";

/** What is looked for: in the field at once, in the address a moment later, so that it can be shared and gone back to. */
import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "@/layout/useHydrated";

/** Browsers refuse addresses that change with every letter. */
const PAUSE_MS = 300;
/** As long as a question that can be read as a check. */
export const MOST_QUERY = 200;

interface Asked {
  readonly query: string;
  readonly ask: (query: string) => void;
  /** Writes what was typed into the address at once: whoever goes to an answer comes back to the whole of it. */
  readonly settle: () => void;
}

export function useQuery(): Asked {
  const params = useSearchParams();
  // A page that was kept was made without any question; it is asked once the page stands.
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
