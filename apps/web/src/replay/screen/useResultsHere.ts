"use client";

import type { Course } from "@stillwater/table/log";
import { isOver } from "@stillwater/table/session";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import type { DealResult } from "./ResultTable";

/** How the same cards were played in this browser. */
export function useResultsHere(
  { seed, begunAt, rulebook: { code } }: Course,
  mine: string,
): readonly DealResult[] {
  const locale = useLocale();
  const [results, setResults] = useState<readonly DealResult[]>([]);
  useEffect(() => {
    let open = true;
    import("@/local-games/shelf")
      .then(({ all }) => all())
      .then((games) => {
        const same = games.filter(
          (game) =>
            isOver(game) &&
            game.crew === undefined &&
            game.seed === seed &&
            game.code === code &&
            game.begunAt === begunAt,
        );
        const found = same.map(({ id, status, figures, changedAt }) => {
          const href = `/${locale}/replay/here?game=${id}`;
          return { key: id, href, mine: id === mine, here: true, status, figures, at: changedAt };
        });
        if (open) setResults(found);
      })
      // A browser that stores nothing has no games of its own to compare with.
      .catch(() => undefined);
    return () => {
      open = false;
    };
  }, [seed, code, begunAt, locale, mine]);
  return results;
}
