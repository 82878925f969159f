"use client";

/** The search in the reader's language: fetched once, when it is likely to be wanted, and never before the page stands. */
import type { Lookup, Model, Pack } from "@stillwater/lookup/search";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import type { Language } from "@/i18n/routing";
import { MODEL, PACK } from "@/layout/rule-paths";

const asked = new Map<Language, Promise<Lookup>>();

async function load(language: Language): Promise<Lookup> {
  const [{ lookupFrom }, pack, model] = await Promise.all([
    import("@stillwater/lookup/search"),
    fetch(`/${language}${PACK}`).then(async (response): Promise<Pack> => {
      if (!response.ok) throw new Error(`the rules' words answered ${response.status}`);
      return response.json();
    }),
    // Larger, and only a help: without it the search still finds by words.
    fetch(`/${language}${MODEL}`).then(
      (response): Promise<Model> | undefined => (response.ok ? response.json() : undefined),
      () => undefined,
    ),
  ]);
  const lookup = lookupFrom(pack, model);
  // A part at a time, so that a tap in between is answered.
  while (lookup.warm()) await new Promise((resolve) => setTimeout(resolve));
  return lookup;
}

function lookupIn(language: Language): Promise<Lookup> {
  const known = asked.get(language) ?? load(language);
  asked.set(language, known);
  // Without a network now, there may be one at the next letter.
  known.catch(() => asked.delete(language));
  return known;
}

/**
 * The search once it is there; `missing` while it cannot be had. It is fetched for what is `wanted`, which is null as long
 * as nobody looks for anything: then when nothing is to do, except where it is not likely to be wanted at all.
 */
export function useLookup(
  wanted: string | null,
  otherwise: "idle" | "never" = "idle",
): Lookup | "missing" | null {
  const language = useLocale();
  const [lookup, setLookup] = useState<Lookup | "missing" | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const fetchIt = () => {
      lookupIn(language).then(
        (found) => signal.aborted || setLookup(found),
        () => {
          if (signal.aborted) return;
          setLookup("missing");
          window.addEventListener("online", fetchIt, { signal, once: true });
        },
      );
    };
    if (wanted !== null) fetchIt();
    else if (otherwise === "idle" && typeof requestIdleCallback === "function") {
      const idle = requestIdleCallback(fetchIt);
      signal.addEventListener("abort", () => cancelIdleCallback(idle));
    }
    return () => left.abort();
  }, [language, wanted, otherwise]);
  return lookup;
}
