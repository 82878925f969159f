/** What every sea that is no square shows: its spaces, its Finish and what there is to spare, around a board of its own. */
import type { Place } from "@stillwater/engine";
import { type GridProps, SpareGauge } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSequenceKeys } from "@/preferences/useSequenceKeys";
import type { ModuleChartProps } from "@/stage/chart";

export interface ShapeFrameProps extends Pick<ModuleChartProps, "stage" | "view"> {
  /** Names of the rows from row 1 upward. */
  readonly rowLabels: readonly string[];
  readonly children: (grid: GridProps<Place>) => ReactNode;
}

export function ShapeFrame({ stage, view, rowLabels, children }: ShapeFrameProps) {
  const { figures, helm } = stage;
  const steps = useSequenceKeys(stage.shortcuts);
  const t = useTranslations("table");
  return (
    <section className="table-board" aria-label={t("board")} id="board" tabIndex={-1}>
      {children({
        ref: helm.board,
        label: t("board"),
        cells: view.cells,
        rowLabels,
        finish: view.berths.finish,
        gauge:
          stage.frame?.bare === true ? undefined : (
            <SpareGauge
              spare={figures.spare}
              atStart={figures.atStart}
              toPay={figures.toPay}
              word={t(figures.word)}
              label={t("spare")}
            />
          ),
        sequenceKeys: steps,
        onCell: helm.pressSpace,
        onFocusCell: helm.look,
      })}
    </section>
  );
}
