import { namedPiece, topOf } from "@stillwater/engine";
import { WildMark } from "@stillwater/ui/modules/wild-cards";
import type { Stage } from "@/stage/useStage";
import type { ChartPart, ChartRoom } from "../chart-part";

/** Wilds that lie for a number. */
function wildOnChart({ table }: Stage): ChartPart {
  const isWild = (card: number): boolean => namedPiece(table.rulebook.pieceName(card))?.kind === "wild";
  return {
    rowMarks: [],
    badge: (place) => (isWild(topOf(table, place)) ? <WildMark /> : undefined),
    // Its name tells it already.
    said: () => null,
  };
}

export const chart: ChartRoom<"wild-cards"> = { rank: 3, draws: wildOnChart, asks: {} };
