"use client";

/** What a plain question comes to on a board. Asked once typing rests, and fetched with the first question. */
import type { Understood } from "@stillwater/lookup/understand";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";

const REST_MS = 350;

/** The check; null where the question is none that a board answers; undefined while that is not known yet. */
export function useUnderstood(query: string): Understood | null | undefined {
  const language = useLocale();
  const [known, setKnown] = useState<{ readonly query: string; readonly check: Understood | null }>();
  useEffect(() => {
    if (query === "") return;
    let current = true;
    const timer = setTimeout(() => {
      import("@stillwater/lookup/understand").then(
        ({ understand }) => current && setKnown({ query, check: understand(query, language) }),
        // Without a network and without the file, the rules below still answer.
        () => current && setKnown({ query, check: null }),
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, language]);
  // While the next letters are typed, what was understood so far stays.
  if (known === undefined || query === "") return undefined;
  return known.query === query || query.startsWith(known.query) ? known.check : undefined;
}
