"use client";

/** The board of whichever sea it is. */
import { seaPartsOf } from "@/modules/sea-parts";
import type { Stage } from "@/play/table/useStage";
import { Chart } from "./Chart";

export function SeaChart({ stage, talking }: { readonly stage: Stage; readonly talking: boolean }) {
  const Board = seaPartsOf(stage.table.rulebook).Chart ?? Chart;
  return <Board stage={stage} talking={talking} />;
}
