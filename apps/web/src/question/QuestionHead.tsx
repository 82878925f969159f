"use client";

import { setOf } from "@stillwater/engine";
import { IconButton } from "@stillwater/ui";
import Link from "next/link";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useCopying } from "@/layout/useCopying";
import type { AskedQuestion } from "./questions";

/** The link to a day's question. */
export function ShareDay({ day }: { readonly day: string }) {
  const t = useTranslations("question");
  const locale = useLocale();
  const { copied, copy, beside } = useCopying(t("share"), t("shared"));
  const share = () => copy(`${location.origin}/${locale}/question?day=${day}`);
  return (
    <div className="ms-auto flex self-center">
      <IconButton
        icon={copied?.endsWith(day) === true ? "check" : "link"}
        label={t("share")}
        onClick={() => void share()}
      />
      {beside}
    </div>
  );
}

interface AboutDayProps {
  readonly day: string;
  readonly today: string;
  readonly question: AskedQuestion;
  /** The address names a day without a question. */
  readonly astray: boolean;
}

/** The day and the game, and the link back to today. */
export function AboutDay({ day, today, question, astray }: AboutDayProps) {
  const t = useTranslations("question");
  const format = useFormatter();
  const locale = useLocale();
  const date = format.dateTime(new Date(`${day}T00:00:00Z`), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return (
    <p className="text-quiet">
      {astray ? <span role="status">{t("astray")} · </span> : null}
      {t("about", { date, ...setOf(question.position) })}
      {day === today ? null : (
        <span className="max-md:hidden">
          {" · "}
          <Link className="text-act underline" href={`/${locale}/question`}>
            {t("today")}
          </Link>
        </span>
      )}
    </p>
  );
}
