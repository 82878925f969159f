import { descriptionOf } from "@stillwater/table/queries";
import { TideBadge } from "@stillwater/ui/modules/tides";
import type { Stage } from "@/stage/useStage";
import { type ChartPart, type ChartRoom, NO_BADGE, rowOfTool } from "../chart-part";

/** A row at high water: its edges are lines, so that it is seen without colours too. */
const HIGH = "border-y-[1.5px] border-act bg-act/12";
/** A row that would rise. */
const RISING = "border-y-[1.5px] border-dashed border-act";

/** The row at high water, and the one that would rise. */
function tideOnChart(stage: Stage): ChartPart {
  const lies = descriptionOf(stage.table).highRow ?? 0;
  const coming = rowOfTool(stage, "swell");
  return {
    rowMarks: [
      ...(lies === 0 ? [] : [{ row: lies, kind: "tide", className: HIGH, badge: <TideBadge /> }]),
      ...(coming === 0 || coming === lies ? [] : [{ row: coming, kind: "tide", className: RISING }]),
    ],
    badge: NO_BADGE,
  };
}

export const chart: ChartRoom<"tides"> = { rank: 0, draws: tideOnChart, asks: { swell: "rowForTide" } };
