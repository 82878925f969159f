/** What a table shows while Storms are cleared: the council, and the list of those that lie. */
import { spendable } from "@stillwater/table/modules/storm-compass";
import dynamic from "next/dynamic";
import { late, NothingShown } from "@/layout/late";
import type { Stage } from "@/stage/useStage";
import type { SeaParts } from "../sea-part";

const StormCouncil = dynamic(() => late(() => import("./StormCouncil").then((file) => file.StormCouncil)), {
  loading: NothingShown,
});
const StormList = dynamic(() => late(() => import("./StormList").then((file) => file.StormList)), {
  loading: NothingShown,
});

function listed({ helm }: Stage): boolean {
  const { choice } = helm.choosing;
  return choice.at === "tool" && choice.tool === "compass";
}

/** Of every module in which Storms come. */
export const CLEARING: Pick<SeaParts, "detail" | "together"> = {
  detail: (stage) => (listed(stage) ? <StormList stage={stage} /> : null),
  together: (stage) => {
    const { helm, table, you } = stage;
    if (helm.asked.step !== "storm") return null;
    const idle = you !== null && spendable(table, you) === 0 ? "nothingToSpend" : null;
    return { speech: <StormCouncil stage={stage} />, idle };
  },
};
