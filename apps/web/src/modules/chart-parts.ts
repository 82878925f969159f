/** What each expansion draws on the chart, what lies undermost first: leave one out and it does not compile. */
import type { ExpansionId } from "@stillwater/engine";
import type { Stage } from "@/stage/useStage";
import type { ChartPart } from "./chart-part";
import { rocksOnChart } from "./jagged-rocks/chart";
import { monstersOnChart } from "./sea-monsters/chart";
import { fogOnChart } from "./storm-compass/chart";
import { wildOnChart } from "./wild-cards/chart";

const ON_CHART: { readonly [M in ExpansionId]: (stage: Stage) => ChartPart } = {
  "storm-compass": fogOnChart,
  "jagged-rocks": rocksOnChart,
  "sea-monsters": monstersOnChart,
  "wild-cards": wildOnChart,
};

export const chartPartsOf = (stage: Stage): readonly ChartPart[] =>
  Object.values(ON_CHART).map((part) => part(stage));
