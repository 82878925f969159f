"use client";

/** The Pyramid as a table shows it: rows like bricks, or in steps. */
import type { Place } from "@stillwater/engine";
import { layoutOf } from "@stillwater/table/view-model";
import { PyramidBoard } from "@stillwater/ui/modules/pyramid";
import type { ModuleChartProps } from "@/stage/chart";
import { ShapeFrame } from "../ShapeFrame";

export default function PyramidChart({ stage, view }: ModuleChartProps) {
  const { shape, rows } = layoutOf(stage.table.rulebook);
  return (
    <ShapeFrame stage={stage} view={view} rowLabels={view.rowLabels(rows)}>
      {(grid) => <PyramidBoard<Place> {...grid} layout={shape === "steps" ? "steps" : "bricks"} />}
    </ShapeFrame>
  );
}
