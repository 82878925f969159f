import { MonsterMark } from "@stillwater/ui/modules/sea-monsters";
import type { Stage } from "@/stage/useStage";
import type { ChartPart, ChartRoom } from "../chart-part";

/** The card that a Monster is about to take. */
function monstersOnChart({ helm }: Stage): ChartPart {
  const { choice } = helm.choosing;
  const doomed = choice.at === "aim" && choice.plan.type === "monster" ? choice.plan.to : 0;
  return {
    rowMarks: [],
    badge: (place) => (place === doomed ? <MonsterMark /> : undefined),
    said: ({ place }) => (place === doomed ? "doomed" : null),
  };
}

export const chart: ChartRoom<"sea-monsters"> = { rank: 2, draws: monstersOnChart, asks: {} };
