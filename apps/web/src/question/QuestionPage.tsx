"use client";

/** The question of the day or of a past day, and the list of all of them by theme. */
import { IconButton } from "@stillwater/ui";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Suspense, useEffect, useState } from "react";
import { fetched, onDemand } from "@/layout/late";
import { SettingTable } from "@/table/frame/SettingTable";
import { type Kept, keepAnswer, keptAnswers } from "./kept";
import { PastQuestions } from "./PastQuestions";
import { AboutDay, ShareDay } from "./QuestionHead";
import { type AskedQuestion, dayNow, indexOn, isAsked } from "./questions";

// The page is rendered before the rules have loaded.
const QuestionTable = onDemand(() => import("./QuestionTable"), { Meanwhile: Waiting });

export function QuestionPage() {
  return (
    <div className="question">
      <Suspense>
        <Named />
      </Suspense>
    </div>
  );
}

function Named() {
  const t = useTranslations("question");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const wished = useSearchParams().get("day") ?? "";
  const [asked, setAsked] = useState<readonly AskedQuestion[]>([]);
  // Only this device knows which day it is, and which questions were answered before.
  const [today, setToday] = useState<string | null>(null);
  const [kept, setKept] = useState<Kept>({});
  useEffect(() => {
    setToday(dayNow());
    setKept(keptAnswers());
    let open = true;
    void fetched(() => import("./asked")).then(({ ASKED }) => {
      if (open) setAsked(ASKED);
    });
    return () => {
      open = false;
    };
  }, []);
  const day = today === null ? null : isAsked(wished, today) ? wished : today;
  const index = day === null ? 0 : indexOn(day, Math.max(1, asked.length));
  const question = day === null ? undefined : asked[index];
  return (
    <>
      <div className="question-head">
        <div className="md:hidden">
          <IconButton icon="back" label={shell("home")} href={`/${locale}`} link={Link} />
        </div>
        <h1 className="page-title">{t("title")}</h1>
        {day === null || today === null || question === undefined ? null : (
          <>
            <AboutDay {...{ day, today, question }} astray={wished !== "" && day !== wished} />
            <ShareDay day={day} />
          </>
        )}
      </div>
      {day === null || today === null || question === undefined ? (
        <Waiting />
      ) : (
        <>
          <QuestionTable
            key={day}
            day={day}
            index={index}
            question={question}
            onAnswer={(how) => setKept(keepAnswer(day, how))}
          />
          <PastQuestions asked={asked} today={today} shown={day} kept={kept} />
        </>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className="min-h-dvh">
      <SettingTable />
    </div>
  );
}
