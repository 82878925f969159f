"use client";

/** What these crews lose most by, over the latest games of a logbook. */
import { Button } from "@stillwater/ui";
import Link from "next/link";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useGameWords } from "@/modules/GameLine";
import { sumPaid } from "./paid-for";
import { useAnalyses } from "./useAnalyses";
import "./analysis.css";

export interface LookedInto {
  readonly id: string;
  readonly here: boolean;
  /** The address of its replay, without its language. */
  readonly replay: string;
  readonly code: string;
  /** When the game ended, as an ISO time. */
  readonly at: string;
}

export default function PaidForMost({ games }: { readonly games: readonly LookedInto[] }) {
  const t = useTranslations("logbook.most");
  const format = useFormatter();
  const locale = useLocale();
  const words = useGameWords();
  const [stopped, setStopped] = useState(false);
  const { paid, done, dark } = useAnalyses(games, !stopped);
  const looking = !stopped && done < games.length;
  const kinds = sumPaid(paid);
  return (
    <>
      {kinds.length === 0 ? null : (
        <ol className="[&>*+*]:border-t [&>*+*]:border-rule" aria-label={t("title")}>
          {kinds.map(({ kind, times, cost, dearest }) => {
            const { where, turn, after } = dearest;
            const when = format.dateTime(new Date(where.at), { dateStyle: "medium" });
            const chance = Math.round((100 * cost) / Math.max(1, done - dark));
            return (
              <li key={kind} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
                <div>
                  <p className="font-semibold">{t(`kinds.${kind}`)}</p>
                  <p className="text-quiet">{t("sum", { times, chance })}</p>
                </div>
                <Link
                  href={`/${locale}${where.replay}#at=${after}`}
                  className="flex min-h-11 items-center font-semibold text-act"
                >
                  {t("dearest", { turn, game: words(where.code).name, date: when })}
                </Link>
              </li>
            );
          })}
        </ol>
      )}
      <p role="status" className="min-h-6 text-quiet">
        {looking
          ? t("looking", { done: done + 1, games: games.length })
          : [
              t(kinds.length === 0 ? "none" : "done", { games: done - dark }),
              ...(dark > 0 ? [t("dark", { games: dark })] : []),
            ].join(" ")}
      </p>
      {looking ? (
        <div className="flex flex-wrap items-center gap-2 py-2">
          <progress max={games.length} value={done} aria-label={t("progress")} />
          <Button onClick={() => setStopped(true)}>{t("stop")}</Button>
        </div>
      ) : done < games.length ? (
        <Button onClick={() => setStopped(false)}>{t("goOn")}</Button>
      ) : null}
    </>
  );
}
