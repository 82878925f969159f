"use client";

/** The seas that are no square: an arch with its roof, a pyramid with its border cards. */
import { type Place, topOf } from "@stillwater/engine";
import { descriptionOf } from "@stillwater/table/queries";
import { layoutOf } from "@stillwater/table/view-model";
import { SpareGauge } from "@stillwater/ui";
import { ArchBoard } from "@stillwater/ui/modules/high-arch";
import { PyramidBoard } from "@stillwater/ui/modules/pyramid";
import { useTranslations } from "next-intl";
import { useSequenceKeys } from "@/preferences/useSequenceKeys";
import type { ModuleChartProps } from "@/stage/chart";

const PILLAR_ROWS = 3;

export default function ShapeChart({ stage, view: chart }: ModuleChartProps) {
  const { table, figures, helm } = stage;
  const steps = useSequenceKeys(stage.shortcuts);
  const t = useTranslations("table");
  const arch = useTranslations("arch");
  const { shape, rows } = layoutOf(table.rulebook);
  const { cells, lines, lineOf } = table.rulebook;
  const pillars = cells.filter((cell) => (lineOf[cell] ?? 0) < lines.length - 1);
  const labels =
    shape === "arch"
      ? chart
          .rowLabels(PILLAR_ROWS)
          .concat(Array.from({ length: rows - PILLAR_ROWS }, (_, row) => arch("roofRow", { row: row + 1 })))
      : chart.rowLabels(rows);
  const shared = {
    ref: helm.board,
    label: t("board"),
    cells: chart.cells,
    rowLabels: labels,
    finish: chart.berths.finish,
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
  } as const;
  return (
    <section className="table-board" aria-label={t("board")} id="board" tabIndex={-1}>
      {shape === "arch" ? (
        <ArchBoard<Place>
          {...shared}
          caption={chart.captions.top}
          gap={arch("laid", {
            count: pillars.filter((cell) => topOf(table, cell) !== 0).length,
            total: pillars.length,
          })}
          {...(descriptionOf(table).closed.size > 0 ? { roof: arch("roof") } : {})}
        />
      ) : (
        <PyramidBoard<Place> {...shared} layout={shape === "steps" ? "steps" : "bricks"} />
      )}
    </section>
  );
}
