"use client";

/** Five tiny boards, one after another. Any of them can be skipped, and all can be repeated. */
import { Button, Segments } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useRef, useState } from "react";
import { late } from "@/layout/late";
import { LearnEnd } from "./LearnEnd";
import { LessonFrame } from "./LessonFrame";
import { type LearnGame, STEPS } from "./steps";

// The page is rendered before the rules have loaded.
const LessonTable = dynamic(() => late(() => import("./LessonTable").then((file) => file.LessonTable)), {
  loading: () => <LessonFrame />,
});

export function Learn({ game: asked }: { readonly game: LearnGame }) {
  const t = useTranslations("learn");
  const [game, setGame] = useState(asked);
  const [at, setAt] = useState(0);
  const [tries, setTries] = useState(0);
  const top = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const lessons: readonly string[] = STEPS[game];
  const lesson = lessons[at];
  const go = (to: number, next: LearnGame = game, focusing = true) => {
    moved.current = focusing;
    setGame(next);
    setAt(to);
    setTries(tries + 1);
  };
  // The focus moves to the next board's number, for sighted readers and screen readers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is a new beginning
  useEffect(() => {
    if (moved.current) top.current?.focus();
  }, [tries]);
  return (
    <div
      className="learn py-5 max-w-152 mx-auto sm:[&_.sw-segment]:whitespace-nowrap
      low:[&_.page-title]:text-22"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="page-title">{t("title")}</h1>
        <Segments
          label={t("which")}
          face="words"
          value={game}
          // The focus stays on the switch between the games.
          onChange={(next) => go(0, next, false)}
          options={[
            { value: "sea", label: t("seaName"), italic: true },
            { value: "mountain", label: t("mountainName") },
          ]}
        />
      </div>
      <h2 ref={top} tabIndex={-1} className="sw-label mt-3.5 mb-1 outline-offset-3 low:mt-1 low:mb-0">
        {lesson === undefined ? t("finish") : t("step", { at: at + 1, count: lessons.length })}
      </h2>
      {lesson === undefined ? (
        <LearnEnd game={game} onOther={(next) => go(0, next)} onAgain={() => go(0)} />
      ) : (
        <>
          <Suspense fallback={<LessonFrame />}>
            <LessonTable
              key={`${game} ${lesson} ${tries}`}
              game={game}
              step={lesson}
              task={taskOf(t, game, lesson)}
              last={at + 1 === lessons.length}
              onNext={() => go(at + 1)}
            />
          </Suspense>
          <nav className="flex flex-wrap justify-between gap-2 pt-4.5" aria-label={t("title")}>
            <Button variant="text" disabled={at === 0} onClick={() => go(at - 1)}>
              {t("back")}
            </Button>
            <Button variant="text" onClick={() => go(at)}>
              {t("again")}
            </Button>
            <Button variant="text" onClick={() => go(at + 1)}>
              {t("skip")}
            </Button>
          </nav>
        </>
      )}
    </div>
  );
}

/** The sentence of a lesson; `lessons.test.ts` checks that every lesson has one. */
function taskOf(t: ReturnType<typeof useTranslations<"learn">>, game: LearnGame, id: string): string {
  return t(`${game}.${id}` as "sea.free");
}
