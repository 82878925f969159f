"use client";

/** The search in the reader's language: loaded once, when it is likely to be wanted, and never before hydration. */
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
    // The model is larger, and only a help: without it the search still matches words.
    fetch(`/${language}${MODEL}`).then(
      (response): Promise<Model> | undefined => (response.ok ? response.json() : undefined),
      () => undefined,
    ),
  ]);
  const lookup = lookupFrom(pack, model);
  // In parts, so that a tap in between gets a response.
  while (lookup.warm()) await new Promise((resolve) => setTimeout(resolve));
  return lookup;
}

function lookupIn(language: Language): Promise<Lookup> {
  const known = asked.get(language) ?? load(language);
  asked.set(language, known);
  // Not cached, as there may be a network again at the next letter.
  known.catch(() => asked.delete(language));
  return known;
}

/**
 * The search once it has loaded; `missing` while it cannot be loaded. It is loaded for the query `wanted`, which is null
 * while there is none: then in idle time, or never where it is unlikely to be wanted.
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
