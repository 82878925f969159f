"use client";

/** One lesson with a desk of its own: what is sent goes to the engine, and no further. */
import { DeskContext } from "@/stage/desk";
import { type GivenLesson, LessonStage } from "./LessonStage";
import type { Lesson } from "./lessons";
import { useLesson } from "./useLesson";

/** What the page says of a lesson of either game. */
export interface LessonProps extends Omit<GivenLesson, "lesson" | "cards" | "Board"> {
  /** The name of the lesson. */
  readonly step: string;
}

interface LessonTableProps extends LessonProps, Pick<GivenLesson, "cards" | "Board"> {
  /** All of its game. */
  readonly lessons: readonly Lesson[];
}

export function LessonTable({ step, lessons, ...props }: LessonTableProps) {
  const lesson = lessons.find(({ id }) => id === step);
  return lesson === undefined ? null : <LessonDesk {...props} lesson={lesson} />;
}

function LessonDesk(props: GivenLesson) {
  const { desk, ...doing } = useLesson(props.lesson);
  return (
    <DeskContext value={desk}>
      <LessonStage {...props} {...doing} />
    </DeskContext>
  );
}
