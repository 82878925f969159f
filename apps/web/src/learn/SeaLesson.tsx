"use client";

/** The part of a board that a lesson at sea needs: a few rows of the play screen's own spaces. */
import type { Place } from "@stillwater/engine";
import { SeaBoard } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useSequenceKeys } from "@/preferences/useSequenceKeys";
import type { Stage } from "@/stage/useStage";
import { useChart } from "@/table/sea/useChart";
import type { Lesson } from "./lessons";

export interface LessonBoardProps {
  readonly stage: Stage;
  readonly lesson: Lesson;
  readonly done: boolean;
}

export function SeaLesson({ stage, lesson, done }: LessonBoardProps) {
  const t = useTranslations("learn");
  const { helm, live } = stage;
  const steps = useSequenceKeys(stage.shortcuts);
  const { cells, berths, rowLabels, water } = useChart(stage, false);
  const start = berths.start;
  return (
    <SeaBoard<Place>
      ref={helm.board}
      label={t("board")}
      rows={lesson.rows}
      cells={cells.filter((cell) => cell.row <= lesson.rows)}
      rowLabels={rowLabels(lesson.rows)}
      seed={live.view.id}
      berths={lesson.goal === "start" && start !== undefined ? { start } : {}}
      legs={water.legs.filter((row) => row < lesson.rows)}
      {...(water.bar === null || !shown(cells, lesson, water.bar) ? {} : { bar: water.bar })}
      sequenceKeys={steps}
      onCell={done ? undefined : helm.pressSpace}
      onFocusCell={helm.look}
    />
  );
}

/** Whether both ends of the bar are on the drawn part of the board. */
function shown(
  cells: readonly { readonly place: Place; readonly row: number }[],
  { rows }: Lesson,
  { from, to }: { readonly from: Place; readonly to: Place },
): boolean {
  const drawn = new Set(cells.filter(({ row }) => row <= rows).map(({ place }) => place));
  return drawn.has(from) && drawn.has(to);
}
