import { descriptionOf } from "@stillwater/table/queries";
import { RocksBadge } from "@stillwater/ui/modules/jagged-rocks";
import type { Stage } from "@/stage/useStage";
import { type ChartPart, type ChartRoom, NO_BADGE, rowOfTool } from "../chart-part";

/** The Rocks beside their row, and the row that they would move to. */
function rocksOnChart(stage: Stage): ChartPart {
  const lies = descriptionOf(stage.table).rocks ?? 0;
  const coming = rowOfTool(stage, "rocks");
  const leaving = coming > 0 ? { state: "leaving" as const } : {};
  return {
    rowMarks: [
      ...(lies === 0 ? [] : [{ row: lies, kind: "rocks" as const, badge: <RocksBadge />, ...leaving }]),
      // Rocks that would stay where they are are not shown as arriving.
      ...(coming === 0 || coming === lies
        ? []
        : [{ row: coming, kind: "rocks" as const, state: "coming" as const }]),
    ],
    badge: NO_BADGE,
    said: ({ row }) => (row === lies ? "rocksInRow" : null),
  };
}

export const chart: ChartRoom<"jagged-rocks"> = {
  rank: 1,
  draws: rocksOnChart,
  asks: { rocks: "rowForRocks" },
};
