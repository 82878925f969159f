"use client";

/** The High Arch as a table shows it: the laid part of the pillars, and the roof over them. */
import { type Place, topOf } from "@stillwater/engine";
import { descriptionOf } from "@stillwater/table/queries";
import { layoutOf } from "@stillwater/table/view-model";
import { ArchBoard } from "@stillwater/ui/modules/high-arch";
import { useTranslations } from "next-intl";
import type { ModuleChartProps } from "@/stage/chart";
import { ShapeFrame } from "../ShapeFrame";

export default function ArchChart({ stage, view }: ModuleChartProps) {
  const t = useTranslations("arch");
  const { table } = stage;
  const described = descriptionOf(table);
  const pillars = described.pillars ?? [];
  const laid = pillars.filter((cell) => topOf(table, cell) !== 0).length;
  const { rows, spot } = layoutOf(table.rulebook);
  const roof = Math.max(...pillars.map((cell) => spot(cell).row));
  const roofLabels = Array.from({ length: rows - roof }, (_, row) => t("roofRow", { row: row + 1 }));
  return (
    <ShapeFrame stage={stage} view={view} rowLabels={view.rowLabels(roof).concat(roofLabels)}>
      {(grid) => (
        <ArchBoard<Place>
          {...grid}
          caption={view.captions.top}
          gap={t("laid", { count: laid, total: pillars.length })}
          {...(described.closed.size > 0 ? { roof: t("roof") } : {})}
        />
      )}
    </ShapeFrame>
  );
}
