"use client";

/** As much of the slope as a lesson needs. Who learns the sea does not fetch it. */
import type { Place } from "@stillwater/engine";
import { MountainBoard } from "@stillwater/ui/mountain";
import { useTranslations } from "next-intl";
import { useSequenceKeys } from "@/preferences/useSequenceKeys";
import { slopeCellsOf } from "@/table/mountain/slope-model";
import { usePlaceWords } from "@/table/mountain/useMountainWords";
import type { LessonBoardProps } from "./SeaLesson";

export function MountainLesson({ stage, lesson, done }: LessonBoardProps) {
  const t = useTranslations("learn");
  const slope = useTranslations("slope");
  const words = usePlaceWords();
  const { table, helm, cards } = stage;
  const steps = useSequenceKeys(stage.shortcuts);
  const { choice, answers } = helm.choosing;
  const cells = slopeCellsOf({
    ...{ table, choice, answers, cards, words, say: slope },
    lastLaid: null,
    looked: helm.looked,
    spaceFirst: false,
  }).filter(({ row, column }) => row <= lesson.rows && column <= lesson.columns - row + 1);
  const rows = Array.from({ length: lesson.rows }, (_, index) => {
    const mine = cells.filter(({ row }) => row === index + 1);
    const placed = mine.filter(({ piece }) => piece !== undefined).length;
    return slope(index === 0 ? "rowBottom" : "row", { row: index + 1, placed, total: mine.length });
  });
  return (
    <MountainBoard<Place>
      ref={helm.board}
      label={t("board")}
      cells={cells}
      rowLabels={rows}
      targetKeys={steps}
      onCell={done ? undefined : helm.pressSpace}
      onFocusCell={helm.look}
    />
  );
}
