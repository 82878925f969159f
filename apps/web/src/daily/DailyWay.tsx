"use client";

import type { DailyMonth } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { CopyButton } from "@/layout/CopyButton";
import { GradeBars } from "@/layout/GradeBars";
import { useTRPC } from "@/trpc/Data";
import { type DailyWayOf, medianOf } from "./days";
import { useResult } from "./useResult";

interface DailyWayProps {
  readonly way: DailyWayOf;
  readonly day: string;
  readonly number: number;
  /** The reader's own games of this day and way. */
  readonly games: DailyMonth["games"];
  /** Roughly how hard it is, if known. */
  readonly grade: number | undefined;
  readonly busy: boolean;
  readonly onPlay: () => void;
}

/** One way to play today's deal: its name, the reader's result, and the button to play. */
export function DailyWay({ way, day, number, games, grade, busy, onPlay }: DailyWayProps) {
  const t = useTranslations("daily");
  const locale = useLocale();
  const { brief, sentence } = useResult();
  const counted = games.find((game) => game.counted);
  const running = games.find(({ status }) => status === "playing");
  const over = counted !== undefined && counted.status !== "playing";
  const name = t(way.game, { number });
  const crew = t(way.crew === "one" ? "alone" : "two");
  return (
    <li className="grid content-start gap-1">
      <h4 className="text-18 font-semibold">{crew}</h4>
      <p className="min-h-6">
        {counted === undefined ? t("notYet") : brief(counted)}
        {grade === undefined ? null : (
          <>
            {" "}
            <GradeBars grade={grade} />
          </>
        )}
      </p>
      {over ? <Standing way={way} day={day} /> : null}
      <div className="mt-1 flex flex-wrap gap-2">
        {running === undefined ? (
          <Button
            disabled={busy}
            onClick={onPlay}
            label={`${t(counted === undefined ? "play" : "again")}: ${name}, ${crew}`}
          >
            {t(counted === undefined ? "play" : "again")}
          </Button>
        ) : (
          <Button
            variant="primary"
            href={`/${locale}/play/${running.table}`}
            link={Link}
            label={`${t("goOn")}: ${name}, ${crew}`}
          >
            {t("goOn")}
          </Button>
        )}
        {over ? (
          <CopyButton text={sentence(way, number, counted)} label={t("share")} done={t("shared")} />
        ) : null}
      </div>
    </li>
  );
}

/** Everybody's results; shown only to people who have played. */
function Standing({ way, day }: { readonly way: DailyWayOf; readonly day: string }) {
  const t = useTranslations("daily");
  const api = useTRPC();
  const { data } = useQuery(api.daily.standing.queryOptions({ day, code: way.code }));
  if (data === undefined || data === null) return <p className="min-h-6" />;
  const median = medianOf(data.spare);
  return (
    <p className="min-h-6 text-quiet">
      {t("standing", { played: data.played, won: data.won })}
      {median === undefined ? null : ` ${t("median", { count: median })}`}
    </p>
  );
}
