import type { ToldLosing } from "@stillwater/analysis";
import { voiceOf } from "@stillwater/rulebook/verdict";
import { type Course, courseOf, type Played } from "@stillwater/table/log";
import { Section } from "@stillwater/ui";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { Head } from "@/analysis/Head";
import { losingText } from "@/analysis/losing-text";
import type { Language } from "@/i18n/routing";
import { endingSentence } from "./sentences";
import { WhatPlayed } from "./WhatPlayed";

interface OpeningProps {
  readonly played: Played;
  readonly firstOnLosing: Promise<ToldLosing | null> | null;
  readonly locale: Language;
}

/**
 * What the page of a finished game shows at once: the game, how it ended, and as soon as known the first finding on where it
 * was lost. Rendered on the server, and only there.
 */
export async function Opening({ played, firstOnLosing, locale }: OpeningProps) {
  const t = await getTranslations({ locale, namespace: "replay" });
  const course = courseOf(played);
  if (!course.ok) return null;
  const voice = voiceOf(locale);
  const names = voice.seatNames(course.value.names);
  const ending = endingSentence(course.value, names, voice);
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
      {firstOnLosing === null ? null : (
        <Suspense>
          <Lost {...{ course: course.value, names, firstOnLosing, locale }} />
        </Suspense>
      )}
    </div>
  );
}

interface LostProps {
  readonly course: Course;
  readonly names: readonly string[];
  readonly firstOnLosing: Promise<ToldLosing | null>;
  readonly locale: Language;
}

async function Lost({ course, names, firstOnLosing, locale }: LostProps) {
  const losing = await firstOnLosing;
  if (losing === null) return null;
  const t = await getTranslations({ locale, namespace: "captain" });
  const said = losingText({ course, names, losing, looking: true }, voiceOf(locale), t);
  if (said === null) return null;
  return (
    <Section label={t("title")}>
      <Head>{said.head}</Head>
      {said.text === "" ? null : <p className="pt-2">{said.text}</p>}
    </Section>
  );
}
