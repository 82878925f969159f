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
  // Without a network now, there may be one at the next word.
  known.catch(() => asked.delete(language));
  return known;
}

/**
 * The search once it is there; `missing` where it cannot be had. It is fetched when `wanted`, or else when nothing is to
 * do, except where it is not likely to be wanted at all.
 */
export function useLookup(wanted: boolean, otherwise: "idle" | "never" = "idle"): Lookup | "missing" | null {
  const language = useLocale();
  const [lookup, setLookup] = useState<Lookup | "missing" | null>(null);
  useEffect(() => {
    let current = true;
    const fetchIt = () => {
      lookupIn(language).then(
        (found) => current && setLookup(found),
        () => current && setLookup("missing"),
      );
    };
    if (wanted) fetchIt();
    else if (otherwise === "idle" && typeof requestIdleCallback === "function") {
      const idle = requestIdleCallback(fetchIt);
      return () => {
        current = false;
        cancelIdleCallback(idle);
      };
    }
    return () => {
      current = false;
    };
  }, [language, wanted, otherwise]);
  return lookup;
}
