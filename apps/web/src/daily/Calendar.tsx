"use client";

import { Button } from "@stillwater/ui";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/Data";
import { DAILY_WAYS, type DailyWayOf, dayNumberOf, daysOf, monthAfter } from "./days";
import { useResult } from "./useResult";

interface CalendarProps {
  /** `2026-11` */
  readonly month: string;
  readonly today: string;
  readonly first: string;
  readonly busy: boolean;
  readonly onMonth: (month: string) => void;
  readonly onPlay: (code: DailyWayOf["code"], day: string) => void;
}

/** A month of daily deals with this person's results. No streaks: a missed day is only a missed day. */
export function Calendar({ month, today, first, busy, onMonth, onPlay }: CalendarProps) {
  const t = useTranslations("daily");
  const home = useTranslations("home");
  const format = useFormatter();
  const locale = useLocale();
  const api = useTRPC();
  const { brief } = useResult();
  const { data } = useQuery(api.daily.month.queryOptions({ month }));
  const named = format.dateTime(new Date(`${month}-15T00:00:00Z`), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const days = [...daysOf(month, first, today)].reverse();
  return (
    <div>
      <div className="flex items-center gap-2">
        <Button
          size="small"
          icon="back"
          disabled={month <= first.slice(0, 7)}
          onClick={() => onMonth(monthAfter(month, -1))}
        >
          <span className="unseen">{t("before")}</span>
        </Button>
        <h3 className="min-w-40 text-center">{t("month", { month: named })}</h3>
        <Button
          size="small"
          icon="forward"
          disabled={month >= today.slice(0, 7)}
          onClick={() => onMonth(monthAfter(month, 1))}
        >
          <span className="unseen">{t("after")}</span>
        </Button>
      </div>
      <table
        className="w-full mt-2.5 border-collapse tabular table-fixed
        [&_:is(th,td)]:px-1 [&_:is(th,td)]:py-0 [&_:is(th,td)]:border-b [&_:is(th,td)]:border-b-rule
        [&_td]:wrap-anywhere [&_:is(th,td)]:[font-weight:inherit] [&_:is(th,td)]:text-start
        [&_thead_th]:py-1.5 [&_thead_th]:align-bottom
        narrow:[&_thead_th]:text-12 [&_:is(th,td):first-child]:w-18"
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t("today")}</span>
            </th>
            {DAILY_WAYS.map(({ code, game, crew }) => (
              <th key={code} scope="col">
                {home(game)}
                <span className="block font-normal text-quiet">{t(crew === "one" ? "alone" : "two")}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row">
                {format.dateTime(new Date(`${day}T00:00:00Z`), {
                  day: "numeric",
                  weekday: "short",
                  timeZone: "UTC",
                })}
              </th>
              {DAILY_WAYS.map(({ code, game, crew }) => {
                const games = data?.games.filter((one) => one.day === day && one.code === code) ?? [];
                const shown = games.find(({ counted }) => counted) ?? games[0];
                const name = `${t(game, { number: dayNumberOf(day, first) })}, ${t(crew === "one" ? "alone" : "two")}`;
                return (
                  <td key={code}>
                    {shown === undefined ? (
                      <button
                        type="button"
                        className="flex items-center w-full min-h-11 text-act text-15 leading-[1.15] text-start"
                        disabled={busy}
                        aria-label={`${t("play")}: ${name}`}
                        onClick={() => onPlay(code, day)}
                      >
                        {t("play")}
                      </button>
                    ) : (
                      <Link
                        className="flex items-center w-full min-h-11 text-act text-15 leading-[1.15] text-start"
                        href={`/${locale}/play/${shown.table}`}
                        aria-label={`${brief(shown)}: ${name}`}
                      >
                        {brief(shown)}
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
