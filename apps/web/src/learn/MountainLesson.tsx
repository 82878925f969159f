"use client";

/** The part of the slope that a lesson needs. Lessons about the sea do not load it. */
import { feetOf, type Place } from "@stillwater/engine";
import { MountainBoard } from "@stillwater/ui/mountain";
import { useTranslations } from "next-intl";
import { useSequenceKeys } from "@/preferences/useSequenceKeys";
import { slopeCellsOf } from "@/table/mountain/slope-model";
import { usePlaceWords } from "@/table/mountain/useMountainWords";
import type { Lesson } from "./lessons";
import type { LessonBoardProps } from "./SeaLesson";

export function MountainLesson({ stage, lesson, done }: LessonBoardProps) {
  const t = useTranslations("learn");
  const slope = useTranslations("slope");
  const words = usePlaceWords();
  const { table, helm, cards } = stage;
  const steps = useSequenceKeys(stage.shortcuts);
  const { choice, answers } = helm.choosing;
  const all = slopeCellsOf({
    ...{ table, choice, answers, cards, words, say: slope },
    lastLaid: null,
    looked: helm.looked,
    spaceFirst: false,
  });
  const shown = shownOf(all, lesson);
  const cells = all.filter(({ place }) => shown.has(place));
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

/** The part of the ground that a lesson shows, and the places that stand on nothing else. */
function shownOf(
  cells: readonly { readonly place: Place; readonly row: number; readonly column: number }[],
  { rows, columns }: Lesson,
): ReadonlySet<Place> {
  const shown = new Set<Place>();
  for (const { place, row, column } of cells)
    if (row === 1 ? column <= columns : row <= rows && feetOf(place).every((foot) => shown.has(foot)))
      shown.add(place);
  return shown;
}
