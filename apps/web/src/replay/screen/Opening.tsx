import { voiceOf } from "@stillwater/rulebook/verdict";
import { courseOf, namesFor, type Played } from "@stillwater/table/log";
import { getTranslations } from "next-intl/server";
import type { Language } from "@/i18n/routing";
import { endingSentence } from "./sentences";
import { WhatPlayed } from "./WhatPlayed";

interface OpeningProps {
  readonly played: Played;
  readonly locale: Language;
}

/** What a page of a finished game says at once: which game it was and how it ended. Drawn on the server, and only there. */
export async function Opening({ played, locale }: OpeningProps) {
  const t = await getTranslations({ locale, namespace: "replay" });
  const course = courseOf(played);
  if (!course.ok) return null;
  const names = namesFor(course.value, (seat) => t("seat", { seat: seat + 1 }));
  const ending = endingSentence(course.value, names, voiceOf(locale));
  return (
    <div className="min-h-dvh content-start grid grid-cols-1 gap-4 pt-3.5 pb-8">
      <header className="grid gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <WhatPlayed
          code={course.value.rulebook.code}
          names={names}
          title={ending ?? t(played.status === "stopped" ? "stopped" : "open")}
        />
      </header>
      <p className="text-quiet" role="status">
        {t("loading")}
      </p>
    </div>
  );
}
