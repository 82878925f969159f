"use client";

/** Questions of past days, under their themes: each is named by what it asks, never by its answer. */
import { setOf } from "@stillwater/engine";
import { Section, Segments } from "@stillwater/ui";
import Link from "next/link";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { foundThisWeek, type Kept } from "./kept";
import { type AskedQuestion, daysUpTo, indexOn, THEMES, type Theme } from "./questions";

interface PastProps {
  readonly asked: readonly AskedQuestion[];
  readonly today: string;
  /** The day that is shown. */
  readonly shown: string;
  readonly kept: Kept;
}

export function PastQuestions({ asked, today, shown, kept }: PastProps) {
  const t = useTranslations("question");
  const format = useFormatter();
  const locale = useLocale();
  const [theme, setTheme] = useState<Theme | "all">("all");
  // Once all questions have been asked they repeat, so only the latest day of each is listed.
  const past = daysUpTo(today, asked.length).flatMap((day) => {
    const question = asked[indexOn(day, asked.length)];
    return question === undefined ? [] : [{ day, question }];
  });
  const themes = THEMES.filter((one) => past.some(({ question }) => question.theme === one));
  const listed = themes.filter((one) => theme === "all" || theme === one);
  return (
    <Section title={t("past")}>
      <p className="text-quiet">{t("pastHint")}</p>
      <p>{t("week", { found: foundThisWeek(kept, today) })}</p>
      <div className="question-themes overflow-x-auto py-2.5 *:w-max *:min-w-full">
        <Segments
          label={t("themes")}
          value={theme}
          onChange={setTheme}
          options={[
            { value: "all" as const, label: t("all") },
            ...themes.map((value) => ({ value, label: t(`theme.${value}`) })),
          ]}
        />
      </div>
      {listed.map((one) => (
        <div key={one} className="question-theme mt-3.5 border-t border-rule pt-1">
          <h3 className="sw-label">{t(`theme.${one}`)}</h3>
          <ul>
            {past
              .filter(({ question }) => question.theme === one)
              .map(({ day, question }) => {
                const date = format.dateTime(new Date(`${day}T00:00:00Z`), {
                  day: "numeric",
                  month: "long",
                  timeZone: "UTC",
                });
                return (
                  <li key={day}>
                    <Link
                      className="flex min-h-12 items-center justify-between gap-3.5 border-b border-b-hair py-1 leading-[1.25]"
                      href={`/${locale}/question?day=${day}`}
                      aria-current={day === shown ? "page" : undefined}
                    >
                      <span className="grid">
                        <b
                          className={`font-serif text-18/[1.2] font-semibold ${day === shown ? "underline" : ""}`}
                        >
                          {t(`asks.${one}`)}
                        </b>
                        <span className="text-quiet">
                          {t("about", { date, ...setOf(question.position) })}
                        </span>
                      </span>
                      <span className="text-quiet">{t(`kept.${kept[day] ?? "open"}`)}</span>
                    </Link>
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </Section>
  );
}
