import { describedStorms } from "@stillwater/table/modules/storm-compass";
import { StormBadge } from "@stillwater/ui/modules/storm-compass";
import type { Stage } from "@/stage/useStage";
import { type ChartPart, type ChartRoom, NO_BADGE, rowOfTool } from "../chart-part";

/** Fog across rows, and the row that it would go to. */
function fogOnChart(stage: Stage): ChartPart {
  const coming = rowOfTool(stage, "fog");
  const lying = describedStorms(stage.table).flatMap(({ row }) =>
    row === null ? [] : [{ row, kind: "fog" as const, badge: <StormBadge storm="purple" /> }],
  );
  return {
    rowMarks: [
      ...lying,
      ...(coming === 0 ? [] : [{ row: coming, kind: "fog" as const, state: "coming" as const }]),
    ],
    badge: NO_BADGE,
    said: ({ row }) => (lying.some((fog) => fog.row === row) ? "fogOverRow" : null),
  };
}

export const chart: ChartRoom<"storm-compass"> = {
  rank: 0,
  draws: fogOnChart,
  asks: { fog: "rowForFog", compass: null },
};
