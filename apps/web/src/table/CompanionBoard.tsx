"use client";

/** The board of whichever game is tracked, as the play screen draws it. */
import dynamic from "next/dynamic";
import { late } from "@/layout/late";
import type { Stage } from "@/stage/useStage";
import { wayOf } from "@/table/mountain/goals";

const SeaChart = dynamic(() => late(() => import("@/table/sea/SeaChart").then((file) => file.SeaChart)));
const Slope = dynamic(() => late(() => import("@/table/mountain/Slope").then((file) => file.Slope)));

export function CompanionBoard({ stage }: { readonly stage: Stage }) {
  return stage.table.rulebook.game === "sea" ? (
    <SeaChart stage={stage} talking={false} />
  ) : (
    <Slope stage={stage} way={wayOf(stage.table)} />
  );
}
