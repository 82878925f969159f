/** How a lost game looked from the seats while it was played, compared with what is proven with all cards known. */
import type { ToldLosing } from "@stillwater/analysis";
import type { ToldCost } from "./telling";

/** The losing act as its own seat could judge it: the chance it kept, and whether another act certainly kept more. */
export interface LosingActSeen {
  readonly chance: number;
  readonly isDear: boolean;
}

/** Null if it is not proven which act lost, or if that act was no decision of a turn. */
export function losingActSeen(
  { kind, won }: ToldLosing,
  judged: readonly ToldCost[],
  dearest: readonly ToldCost[],
): LosingActSeen | null {
  const seen = kind === "here" && won !== null ? judged.find(({ after }) => after === won.after) : undefined;
  return seen === undefined
    ? null
    : { chance: seen.chance, isDear: dearest.some(({ after }) => after === seen.after) };
}

/** A chance of at most this counts as faint. */
export const FAINT = 0.1;
/** This many decisions in a row, each simulated in only a few games, are enough evidence. */
const LEAST_IN_A_ROW = 4;

/**
 * The number of moves after which no decision seemed to keep more than a faint chance, although a line still won; null if
 * hope lasted as long as the line did.
 */
export function faintAfter({ won }: ToldLosing, judged: readonly ToldCost[]): number | null {
  if (won === null) return null;
  const open = judged.filter(({ after }) => after <= won.after);
  const hope = open.findLastIndex(({ chance, better }) => Math.max(chance, better?.chance ?? 0) > FAINT);
  return open.length - hope > LEAST_IN_A_ROW ? (open[hope + 1]?.after ?? null) : null;
}
