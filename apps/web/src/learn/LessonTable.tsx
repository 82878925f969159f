"use client";

/** One lesson: a sentence, a tiny board, a hand, and the verdict. The reader does it; the engine judges. */
import type { Act, ClauseId, Verdict } from "@stillwater/engine";
import { Button } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { late } from "@/layout/late";
import { useSetting } from "@/preferences/store";
import { DeskContext, type TableDesk } from "@/stage/desk";
import { useKeys } from "@/stage/useKeys";
import { WithVoice } from "@/stage/Voice";
import { ActionBar } from "@/table/act-builder/ActionBar";
import { Desk } from "@/table/act-builder/Desk";
import { HandPanel } from "@/table/act-builder/HandPanel";
import { useCards } from "@/table/useCards";
import { useStillStage } from "@/table/useStillStage";
import { VerdictPanel } from "@/table/verdict/VerdictPanel";
import { MountainLesson, SeaLesson } from "./LessonBoard";
import { LESSONS, type Lesson, READER, tableOf, tryAct } from "./lessons";
import type { LearnGame } from "./steps";

const RuleSheet = dynamic(() => late(() => import("@/table/verdict/RuleSheet")), { ssr: false });

interface LessonProps {
  readonly game: LearnGame;
  /** The name of the lesson. */
  readonly step: string;
  /** The words of what is asked. */
  readonly task: string;
  readonly last: boolean;
  readonly onNext: () => void;
}

interface Done {
  readonly plan: Act;
  readonly verdict: Verdict;
}

/** The lesson with a desk of its own: what is sent goes to the engine, and no further. */
export function LessonTable({ step, ...props }: LessonProps) {
  const lesson = LESSONS[props.game].find(({ id }) => id === step);
  return lesson === undefined ? null : (
    <WithVoice>
      <LessonDesk {...props} lesson={lesson} />
    </WithVoice>
  );
}

interface LessonDeskProps extends Omit<LessonProps, "step"> {
  readonly lesson: Lesson;
}

function LessonDesk(props: LessonDeskProps) {
  const { lesson } = props;
  const [table, setTable] = useState(() => tableOf(lesson));
  const [done, setDone] = useState<Done | null>(null);
  const [other, setOther] = useState(false);
  const desk = useMemo((): TableDesk => {
    return {
      act: async ({ act }) => {
        const tried = tryAct(lesson, table, act);
        setOther(!tried.done);
        if (tried.done) {
          setTable(tried.table);
          setDone(tried);
        }
        return { rev: tried.done ? 1 : 0 };
      },
    };
  }, [lesson, table]);
  return (
    <DeskContext value={desk}>
      <LessonStage {...props} table={table} done={done} other={other} />
    </DeskContext>
  );
}

interface LessonStageProps extends LessonDeskProps {
  readonly table: ReturnType<typeof tableOf>;
  readonly done: Done | null;
  /** Something else was played that is not asked for here. */
  readonly other: boolean;
}

function LessonStage({ game, lesson, task, last, onNext, table, done, other }: LessonStageProps) {
  const t = useTranslations("learn");
  const [keys] = useSetting("keys");
  const shortcuts = useSetting("shortcuts")[0] === "yes";
  const cards = useCards(table.rulebook);
  const [rule, setRule] = useState<ClauseId | null>(null);
  const stage = useStillStage({
    ...{ id: `learn-${lesson.id}`, table, cards },
    you: done === null ? READER : null,
    rev: done === null ? 0 : 1,
  });
  const { helm } = stage;
  useKeys(
    {
      pick: helm.pickByKey,
      discard: nothing,
      back: helm.back,
      command: nothing,
      help: nothing,
      tool: nothing,
    },
    shortcuts,
    keys,
  );
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done !== null) next.current?.focus();
  }, [done]);
  const Board = game === "sea" ? SeaLesson : MountainLesson;
  return (
    <div className="learn-lesson" data-done={done === null ? undefined : ""}>
      <p className="learn-task" role="status">
        {other && done === null ? t("other", { text: task }) : task}
      </p>
      {/* What stands under the board is not read out by itself. */}
      <p className="sr-only" role="status">
        {done === null ? helm.toasts.aloud?.text : null}
      </p>
      <div className="learn-board">
        <Board stage={stage} lesson={lesson} done={done !== null} />
      </div>
      {done === null ? (
        <>
          <Desk stage={stage} onRule={setRule} speech={undefined} detail={null} />
          <HandPanel ref={helm.hand} stage={stage} />
          <ActionBar ref={helm.primary} stage={stage} canDiscard={false} />
        </>
      ) : (
        <>
          <section className="table-desk">
            <VerdictPanel stage={stage} shown={done} onRule={setRule} />
          </section>
          <Button ref={next} variant="primary" onClick={onNext}>
            {t(last ? "finish" : "next")}
          </Button>
        </>
      )}
      {rule === null ? null : <RuleSheet clause={rule} onClose={() => setRule(null)} />}
    </div>
  );
}

const nothing = (): void => undefined;
