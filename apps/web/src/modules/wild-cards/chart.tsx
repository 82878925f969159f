import { namedPiece, topOf } from "@stillwater/engine";
import { WildMark } from "@stillwater/ui/modules/wild-cards";
import type { Stage } from "@/stage/useStage";
import type { ChartPart, ChartRoom } from "../chart-part";

/** Marks the Wilds that stand for a number. */
function wildOnChart({ table }: Stage): ChartPart {
  const isWild = (card: number): boolean => namedPiece(table.rulebook.pieceName(card))?.kind === "wild";
  return {
    rowMarks: [],
    badge: (place) => (isWild(topOf(table, place)) ? <WildMark /> : undefined),
    // The card's name already says it.
    said: () => null,
  };
}

export const chart: ChartRoom<"wild-cards"> = { rank: 3, draws: wildOnChart, asks: {} };
