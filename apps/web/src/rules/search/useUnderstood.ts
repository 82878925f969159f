"use client";

/** What a plain question comes to on a board. Asked once typing rests, and fetched with the first question. */
import type { PartlyUnderstood, Understood } from "@stillwater/lookup/understand";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { askWorker } from "@/workers/telling-worker";
import type { PartlyAsked, readPartly } from "./read-partly";

const REST_MS = 350;

/** What came of a question: the check, if a board answers it, or what was read of it, and whether it was asked at all. */
interface Came {
  readonly check: Understood | null;
  readonly partly: PartlyUnderstood | null;
  readonly isQuestion: boolean;
}

const begin = (): Worker => new Worker(new URL("./reading.worker.ts", import.meta.url), { type: "module" });

type Told = ReturnType<typeof readPartly>[number];

const NOTHING: Came = { check: null, partly: null, isQuestion: false };

/** Undefined while that is not known yet. */
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
        ({ understand, isQuestion }) => {
          if (!current) return;
          const check = understand(query, language);
          const read: Came = { check, partly: null, isQuestion: isQuestion(query) };
          if (check !== null || !read.isQuestion) return show(read);
          // Told at once: that nothing is understood is not said before it is known what was read of it.
          stop = askWorker<PartlyAsked, Told>(
            begin,
            { query, language },
            {
              onTold: ({ partly }) => show({ ...read, partly }),
              onEnd: (how) => {
                if (how === "failed") show(read);
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
  // While the next letters are typed, what was understood so far stays.
  if (known === undefined || query === "") return undefined;
  return known.query === query || query.startsWith(known.query) ? known : undefined;
}
