"use client";

/** Answers a plain question on a board. Asked when typing pauses; the code is loaded with the first question. */
import type { PartlyUnderstood } from "@stillwater/lookup/offers";
import type { Understood } from "@stillwater/lookup/understand";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { askWorker } from "@/workers/telling-worker";
import type { PartlyAsked, readPartly } from "./read-partly";

const REST_MS = 350;

/** The outcome of a question: the check, if a board answers it, else how much was understood, and whether a board might have answered. */
interface Came {
  readonly check: Understood | null;
  readonly partly: PartlyUnderstood | null;
  readonly isUnchecked: boolean;
}

const begin = (): Worker => new Worker(new URL("./reading.worker.ts", import.meta.url), { type: "module" });

type Told = ReturnType<typeof readPartly>[number];

const NOTHING: Came = { check: null, partly: null, isUnchecked: false };

/** Undefined while it is not known yet. */
export function useUnderstood(query: string): Came | undefined {
  const language = useLocale();
  const [known, setKnown] = useState<Came & { readonly query: string }>();
  useEffect(() => {
    if (query === "") return;
    let stop = (): void => undefined;
    let current = true;
    const show = (came: Came): void => setKnown({ query, ...came });
    const timer = setTimeout(() => {
      import("@stillwater/lookup/understand").then(
        ({ understand, isQuestion, namesNumber }) => {
          if (!current) return;
          const check = understand(query, language);
          if (check !== null || !isQuestion(query)) return show({ ...NOTHING, check });
          const isUnchecked = namesNumber(query, language);
          // Shown only with the worker's report: "not understood" must not appear before it is known how much was read.
          stop = askWorker<PartlyAsked, Told>(
            begin,
            { query, language },
            {
              onTold: ({ partly }) => show({ check, partly, isUnchecked: isUnchecked || partly !== null }),
              onEnd: (how) => {
                if (how === "failed") show({ ...NOTHING, isUnchecked });
              },
            },
          );
        },
        // Without a network and without the file, the rules below still answer.
        () => current && show(NOTHING),
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
      stop();
    };
  }, [query, language]);
  // While the next letters are typed, the last outcome stays.
  if (known === undefined || query === "") return undefined;
  return known.query === query || query.startsWith(known.query) ? known : undefined;
}
