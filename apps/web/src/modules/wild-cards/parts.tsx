import { namedPiece, topOf } from "@stillwater/engine";
import { onDemand } from "@/layout/late";
import type { SeaParts } from "../sea-part";

const WildWheel = onDemand(() => import("./WildWheel"));

export const parts: SeaParts = {
  beside: null,
  Under: null,
  StandsFor: WildWheel,
  detail: (stage) => {
    const { helm, shown, table } = stage;
    const { choice } = helm.choosing;
    if (choice.at !== "aim" || shown === null || choice.plan.type !== "lay") return null;
    const { plan } = choice;
    const named = namedPiece(table.rulebook.pieceName(plan.card))?.kind === "wild";
    return named && topOf(table, plan.to) === 0 ? <WildWheel stage={stage} plan={plan} /> : null;
  },
  together: null,
  OfSeat: null,
  needs: [],
};
