"use client";

/** The board of the sea or of its variant. */
import { boardOf } from "@/modules/sea-parts";
import type { Stage } from "@/stage/useStage";
import { Chart } from "./Chart";
import { useChart } from "./useChart";

export function SeaChart({ stage, talking }: { readonly stage: Stage; readonly talking: boolean }) {
  const view = useChart(stage, talking);
  const Drawn = boardOf(stage.table.rulebook).Chart;
  if (Drawn === null) return <Chart stage={stage} talking={talking} view={view} />;
  return <Drawn stage={stage} talking={talking} view={view} OpenSea={Chart} />;
}
