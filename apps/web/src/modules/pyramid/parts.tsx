import dynamic from "next/dynamic";
import { lazy, type ReactNode } from "react";
import { late, onDemand } from "@/layout/late";
import type { Stage } from "@/stage/useStage";
import type { VariantParts } from "../sea-part";
import { pyramidMarks } from "./marks";

const LOAD = {
  chart: () => import("./PyramidChart"),
  explorer: () => import("./Explorer"),
} as const;

const BorderSteps = onDemand(() => LOAD.explorer().then((file) => file.BorderSteps));

/** The steps of a card laid beside the border: what happens before it is paid. */
function border(stage: Stage): ReactNode {
  const { helm, shown } = stage;
  const { choice, around } = helm.choosing;
  if (choice.at === "gift" && choice.gift === "give" && !helm.asked.settling)
    return <BorderSteps stage={stage} paying />;
  if (choice.at !== "aim" || shown === null || choice.plan.type !== "lay") return null;
  return around.fit(choice.plan).later === true ? <BorderSteps stage={stage} paying={false} /> : null;
}

export const parts: VariantParts = {
  board: {
    Chart: lazy(() => late(LOAD.chart)),
    Empty: dynamic(() => late(() => import("./Empty"))),
    marks: pyramidMarks,
  },
  beside: { Shown: lazy(() => late(LOAD.explorer)), inReplay: null, ends: false },
  Under: null,
  StandsFor: null,
  detail: border,
  together: null,
  OfSeat: null,
  needs: Object.values(LOAD),
};
