/** What every sea that is not a square shows around its own board: its spaces, its Finish and the spare cards. */
import type { Place } from "@stillwater/engine";
import type { GridProps } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSequenceKeys } from "@/preferences/useSequenceKeys";
import type { ModuleChartProps } from "@/stage/chart";
import { useSpareGauge } from "@/stage/useSpareGauge";

export interface ShapeFrameProps extends Pick<ModuleChartProps, "stage" | "view"> {
  /** Names of the rows from row 1 upward. */
  readonly rowLabels: readonly string[];
  readonly children: (grid: GridProps<Place>) => ReactNode;
}

export function ShapeFrame({ stage, view, rowLabels, children }: ShapeFrameProps) {
  const { helm } = stage;
  const gauge = useSpareGauge(stage);
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
        gauge,
        sequenceKeys: steps,
        onCell: helm.pressSpace,
        onFocusCell: helm.look,
      })}
    </section>
  );
}
