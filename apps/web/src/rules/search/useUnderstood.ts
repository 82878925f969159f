"use client";

/** What a plain question comes to on a board. Asked once typing rests, and fetched with the first question. */
import type { PartlyUnderstood, Understood } from "@stillwater/lookup/understand";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";

const REST_MS = 350;

/** What came of a question: the check, if a board answers it, or what was read of it, and whether it was asked at all. */
interface Came {
  readonly check: Understood | null;
  readonly partly: PartlyUnderstood | null;
  readonly isQuestion: boolean;
}

const NOTHING: Came = { check: null, partly: null, isQuestion: false };

/** Undefined while that is not known yet. */
export function useUnderstood(query: string): Came | undefined {
  const language = useLocale();
  const [known, setKnown] = useState<Came & { readonly query: string }>();
  useEffect(() => {
    if (query === "") return;
    let current = true;
    const timer = setTimeout(() => {
      import("@stillwater/lookup/understand").then(
        ({ understand, partlyUnderstood, isQuestion }) => {
          if (!current) return;
          const check = understand(query, language);
          const isAsked = isQuestion(query);
          const partly = check === null && isAsked ? partlyUnderstood(query, language) : null;
          setKnown({ query, check, partly, isQuestion: isAsked });
        },
        // Without a network and without the file, the rules below still answer.
        () => current && setKnown({ query, ...NOTHING }),
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, language]);
  // While the next letters are typed, what was understood so far stays.
  if (known === undefined || query === "") return undefined;
  return known.query === query || query.startsWith(known.query) ? known : undefined;
}
