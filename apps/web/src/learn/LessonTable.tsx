"use client";

/** One lesson with a desk of its own: acts go to the engine, and no further. */
import { DeskContext } from "@/stage/desk";
import { Alive } from "@/stage/early";
import { type GivenLesson, LessonStage } from "./LessonStage";
import { LESSONS } from "./lessons";
import { useLesson } from "./useLesson";

interface LessonProps extends Omit<GivenLesson, "lesson"> {
  /** The name of the lesson. */
  readonly step: string;
}

export function LessonTable({ step, ...props }: LessonProps) {
  const lesson = LESSONS[props.game].find(({ id }) => id === step);
  return lesson === undefined ? null : <LessonDesk {...props} lesson={lesson} />;
}

function LessonDesk(props: GivenLesson) {
  const { desk, ...doing } = useLesson(props.lesson);
  return (
    <DeskContext value={desk}>
      <LessonStage {...props} {...doing} />
      <Alive part="lesson" />
    </DeskContext>
  );
}
