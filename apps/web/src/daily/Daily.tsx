"use client";

/** The deal of the day: four ways to play it, how everybody did, and the days gone by. */
import { Field, Section } from "@stillwater/ui";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { suggestName } from "@/layout/suggested-name";
import { useKnownName } from "@/layout/useKnownName";
import { useTRPC } from "@/trpc/Data";
import { useFailure } from "@/trpc/useFailure";
import { Calendar } from "./Calendar";
import { DailyWay } from "./DailyWay";
import { DAILY_WAYS, dayNumberOf } from "./days";
import { useOpenDaily } from "./useOpenDaily";

interface DailyProps {
  /** The month the server has now; its own answer may be a newer one at midnight. */
  readonly month: string;
}

export function Daily({ month }: DailyProps) {
  const t = useTranslations("daily");
  const failure = useFailure();
  const guest = useTranslations("guest");
  const api = useTRPC();
  const [name, setName] = useKnownName(suggestName);
  const [shown, setShown] = useState(month);
  const opener = useOpenDaily(name);
  const now = useQuery(api.daily.month.queryOptions({ month }));
  const data = now.data;
  return (
    <div className="grid grid-cols-1 gap-7 py-5">
      <div>
        <h1 className="page-title">{t("title")}</h1>
        <p className="text-quiet">{t("text")}</p>
      </div>
      {now.error === null ? null : <p role="status">{failure(now.error)}</p>}
      <div className="max-w-sm">
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
      <Section title={t("today")}>
        <ul className="grid min-h-40 gap-x-8 gap-y-4 sm:grid-cols-2">
          {data === undefined
            ? null
            : DAILY_WAYS.map((way) => (
                <li key={way.code}>
                  <DailyWay
                    way={way}
                    day={data.today}
                    number={dayNumberOf(data.today, data.first)}
                    games={data.games.filter((game) => game.day === data.today && game.code === way.code)}
                    grade={data.grades[way.code]}
                    busy={opener.busy}
                    onPlay={() => opener.open(way.code, data.today)}
                  />
                </li>
              ))}
        </ul>
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
