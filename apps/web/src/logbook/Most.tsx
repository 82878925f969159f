"use client";

import { Button, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { onDemand } from "@/layout/late";
import type { LoggedGame } from "./logged";

// The analysis is loaded only on request.
const PaidForMost = onDemand(() => import("@/analysis/PaidForMost"));

/** As many games as can be analysed in a few minutes. */
const MOST_GAMES = 10;

/** Which decisions cost most over the latest games that were won or lost. */
export function Most({ games }: { readonly games: readonly LoggedGame[] }) {
  const t = useTranslations("logbook.most");
  const [asked, setAsked] = useState<readonly LoggedGame[] | null>(null);
  const last = useMemo(
    () =>
      games
        .filter(({ status }) => status === "won" || status === "lost")
        .sort((a, b) => b.at.localeCompare(a.at))
        .slice(0, MOST_GAMES),
    [games],
  );
  const wanted = useMemo(
    () =>
      asked?.map(({ table, code, at }) => ({
        ...{ code, at, replay: `/replay/${table}`, here: table.startsWith("here?") },
        id: table.replace(/^here\?game=/, ""),
      })),
    [asked],
  );
  if (last.length === 0) return null;
  return (
    <Section title={t("title")}>
      <p className="mb-3 text-quiet">{t("text")}</p>
      {wanted === undefined ? (
        <Button onClick={() => setAsked(last)}>{t("look", { games: last.length })}</Button>
      ) : (
        <PaidForMost games={wanted} />
      )}
    </Section>
  );
}
