"use client";

/** Shown under a card that stands in for another: which card it stands for. */
import type { Act } from "@stillwater/engine";
import { StandsFor } from "@/modules/sea-parts";
import type { Stage } from "@/stage/useStage";

export function StandInField({ stage, plan }: { readonly stage: Stage; readonly plan: Act }) {
  const isStandIn = stage.table.rulebook.standIns.includes(plan.card) && plan.type === "lay";
  return isStandIn && StandsFor !== undefined ? <StandsFor stage={stage} plan={plan} /> : null;
}
