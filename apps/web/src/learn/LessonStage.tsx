"use client";

/** One lesson: a sentence, a tiny board, a hand, and the verdict. The reader does it; the engine judges. */
import { Button } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { late, onDemand } from "@/layout/late";
import { useKeys } from "@/stage/useKeys";
import { ActionBar } from "@/table/act-builder/ActionBar";
import { Desk } from "@/table/act-builder/Desk";
import { HandPanel } from "@/table/act-builder/HandPanel";
import { useCards } from "@/table/useCards";
import { useStillStage } from "@/table/useStillStage";
import { useRuleSheet } from "@/table/verdict/useRuleSheet";
import { VerdictPanel } from "@/table/verdict/VerdictPanel";
import { playable, shownPlacesOf } from "./advising";
import { LessonFrame } from "./LessonFrame";
import { type Lesson, READER } from "./lessons";
import { SeaLesson } from "./SeaLesson";
import type { LearnGame } from "./steps";
import type { Doing } from "./useLesson";

const MountainLesson = dynamic(() =>
  late(() => import("./MountainLesson").then((file) => file.MountainLesson)),
);
const AdvicePanel = onDemand(() => import("@/table/advice/AdvicePanel"));

export interface GivenLesson {
  readonly game: LearnGame;
  readonly lesson: Lesson;
  /** The words of the task. */
  readonly task: string;
  readonly last: boolean;
  readonly onNext: () => void;
}

export function LessonStage({ game, lesson, task, last, onNext, table, done, other }: GivenLesson & Doing) {
  const t = useTranslations("learn");
  const cards = useCards(table.rulebook);
  const ask = useTranslations("advice")("ask");
  const [openRule, ruleSheet] = useRuleSheet();
  const [advising, setAdvising] = useState(false);
  const whole = useMemo(() => playable(table), [table]);
  const within = useMemo(() => shownPlacesOf(table, lesson), [table, lesson]);
  const stage = useStillStage({
    ...{ id: `learn-${lesson.id}`, table, cards },
    you: done === null ? READER : null,
    rev: done === null ? 0 : 1,
  });
  const { helm } = stage;
  useKeys({ pick: helm.pickByKey, back: helm.back }, stage.shortcuts);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done !== null) next.current?.focus();
  }, [done]);
  const Board = game === "sea" ? SeaLesson : MountainLesson;
  return (
    <LessonFrame done={done !== null}>
      <p className="min-h-[3.9rem] font-serif text-22/[1.3] text-balance" role="status">
        {other && done === null ? t("other", { text: task }) : task}
      </p>
      {/* The text below the board would otherwise not be announced. */}
      <p className="unseen" role="status">
        {done === null ? helm.toasts.aloud?.text : null}
      </p>
      <div className="min-w-0">
        <Board stage={stage} lesson={lesson} done={done !== null} />
      </div>
      {done === null ? (
        <>
          <Desk stage={stage} onRule={openRule} speech={undefined} detail={null} />
          <HandPanel ref={helm.hand} stage={stage} />
          <ActionBar ref={helm.primary} stage={stage} canDiscard={false} />
          <Button variant="text" icon="wheel" className="order-4" onClick={() => setAdvising(true)}>
            {ask}
          </Button>
        </>
      ) : (
        <>
          <section className="table-desk">
            <VerdictPanel stage={stage} shown={done} onRule={openRule} />
          </section>
          <Button ref={next} variant="primary" onClick={onNext}>
            {t(last ? "finish" : "next")}
          </Button>
        </>
      )}
      {advising && done === null ? (
        <AdvicePanel
          stage={{ ...stage, table: whole }}
          seat={READER}
          within={within}
          onClose={() => setAdvising(false)}
        />
      ) : null}
      {ruleSheet}
    </LessonFrame>
  );
}
