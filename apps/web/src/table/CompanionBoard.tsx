"use client";

/** The board of whichever game is tracked, as the play screen draws it. */
import { onDemand } from "@/layout/late";
import type { Stage } from "@/stage/useStage";
import { wayOf } from "@/table/mountain/goals";

const SeaChart = onDemand(() => import("@/table/sea/SeaChart").then((file) => file.SeaChart));
const Slope = onDemand(() => import("@/table/mountain/Slope").then((file) => file.Slope));

export function CompanionBoard({ stage }: { readonly stage: Stage }) {
  return stage.table.rulebook.game === "sea" ? (
    <SeaChart stage={stage} talking={false} />
  ) : (
    <Slope stage={stage} way={wayOf(stage.table)} />
  );
}
