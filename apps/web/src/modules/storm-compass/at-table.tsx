/** What a table shows while a Storm is to be cleared: the council, or the list of Storms in play. */
import { spendable } from "@stillwater/table/modules/storm-compass";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { late, NothingShown, onDemand } from "@/layout/late";
import type { Stage } from "@/stage/useStage";
import type { CommonSpeech } from "../table-part";

const StormCouncil = dynamic(() => late(() => import("./StormCouncil").then((file) => file.StormCouncil)), {
  loading: NothingShown,
});
const StormList = onDemand(() => import("./StormList").then((file) => file.StormList));

/** The list of Storms in play, while one is to be cleared. */
export function lyingStorms(stage: Stage): ReactNode {
  const { choice } = stage.helm.choosing;
  return choice.at === "tool" && choice.tool === "compass" ? <StormList stage={stage} /> : null;
}

/** The council over a Storm that was just drawn. */
export function stormCouncil(stage: Stage): CommonSpeech | null {
  const { helm, table, you } = stage;
  if (helm.asked.step !== "storm") return null;
  const idle = you !== null && spendable(table, you) === 0 ? "nothingToSpend" : null;
  return { speech: <StormCouncil stage={stage} />, idle };
}
