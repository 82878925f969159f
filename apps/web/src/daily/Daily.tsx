"use client";

/** The deal of the day: four ways to play it, everybody's results, and past days. */
import { FIRST_DAY } from "@stillwater/table/session";
import { Field, Section } from "@stillwater/ui";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { suggestName } from "@/layout/suggested-name";
import { useKnownName } from "@/layout/useKnownName";
import { useTRPC } from "@/trpc/Data";
import { useFailure } from "@/trpc/useFailure";
import { Calendar } from "./Calendar";
import { DailyGame } from "./DailyGame";
import { DailyWay } from "./DailyWay";
import { DAILY_WAYS, dayNumberOf } from "./days";
import { useOpenDaily } from "./useOpenDaily";

const GAMES = ["sea", "mountain"] as const;

interface DailyProps {
  /** The server's date when it rendered the page; around midnight its later answer may be newer. */
  readonly today: string;
}

export function Daily({ today }: DailyProps) {
  const month = today.slice(0, 7);
  const t = useTranslations("daily");
  const failure = useFailure();
  const guest = useTranslations("guest");
  const api = useTRPC();
  const [name, setName, nameNow] = useKnownName(suggestName);
  const [shown, setShown] = useState(month);
  const opener = useOpenDaily(nameNow);
  const now = useQuery(api.daily.month.queryOptions({ month }));
  const data = now.data;
  const number = dayNumberOf(data?.today ?? today, data?.first ?? FIRST_DAY);
  return (
    <div className="grid grid-cols-1 gap-7 py-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="page-title">{t("title")}</h1>
          <p className="text-quiet">{t("text")}</p>
        </div>
        <div className="w-full max-w-96">
          <Field
            label={guest("name")}
            value={name}
            onChange={setName}
            error={opener.nameless ? guest("needName") : undefined}
          />
          <p role="status" className="empty:hidden">
            {opener.failed === null ? null : opener.failed === "unknown" ? t("unknown") : opener.failed.words}
          </p>
        </div>
      </div>
      {now.error === null ? null : <p role="status">{failure(now.error)}</p>}
      <Section title={t("today")}>
        <div className="grid grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-2">
          {GAMES.map((game) => (
            <DailyGame key={game} game={game} number={number}>
              {data === undefined
                ? null
                : DAILY_WAYS.filter((way) => way.game === game).map((way) => (
                    <DailyWay
                      key={way.code}
                      way={way}
                      day={data.today}
                      number={number}
                      games={data.games.filter(({ day, code }) => day === data.today && code === way.code)}
                      grade={data.grades[way.code]}
                      busy={opener.busy}
                      onPlay={() => opener.open(way.code, data.today)}
                    />
                  ))}
            </DailyGame>
          ))}
        </div>
        <p className="mt-3 text-quiet">{t("sealed")}</p>
        <p className="text-quiet">{t("trust")}</p>
      </Section>
      <Section title={t("archive")}>
        <p className="mb-3 text-quiet">{t("archiveText")}</p>
        {data === undefined ? (
          <div className="min-h-40" />
        ) : (
          <Calendar
            month={shown}
            today={data.today}
            first={data.first}
            busy={opener.busy}
            onMonth={setShown}
            onPlay={opener.open}
          />
        )}
      </Section>
    </div>
  );
}
