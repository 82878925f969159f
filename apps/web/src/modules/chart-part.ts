/** What a module draws on the chart of the open sea. */
import { type ActTypeOf, type ExpansionId, namedPlace, type Place } from "@stillwater/engine";
import { type ActsBy, isActBy } from "@stillwater/table/act-builder";
import type { SeaCell, SeaRowMark } from "@stillwater/ui";
import type { ReactNode } from "react";
import type { WordIn } from "@/i18n/word-in";
import type { Stage } from "@/stage/useStage";

export interface ChartPart {
  /** What lies across rows, or is about to. */
  readonly rowMarks: readonly SeaRowMark[];
  /** The mark over a card; nothing where it has none. */
  readonly badge: (place: Place) => ReactNode;
  /** What a screen reader says of a space because of all that; null for nothing. */
  readonly said: (cell: SeaCell<Place>) => WordIn<"table"> | null;
}

type RowWord = Extract<WordIn<"table">, `rowFor${string}`>;

/** How a module draws on the chart; what has the lowest rank lies undermost. */
export interface ChartRoom<M extends ExpansionId> {
  readonly rank: number;
  readonly draws: (stage: Stage) => ChartPart;
  /**
   * How the rows are called together that each act of its own may be pointed beside (`row:<n>`); null for one that is pointed
   * at spaces, or at what `detail` of its parts shows. `rooms.test.ts` names the act that says the wrong one.
   */
  readonly asks: { readonly [A in ActTypeOf<M> & ActsBy<"tool">]: RowWord | null };
}

/** What of them a chart asks for, whichever module it is. */
export interface AnyChartRoom extends Omit<ChartRoom<ExpansionId>, "asks"> {
  readonly asks: { readonly [A in ActsBy<"tool">]?: RowWord | null };
}

export const NO_BADGE = (): undefined => undefined;

/** The row that a place lies beside, from 1; 0 for any other place. */
export function chartRowBeside({ table: { rulebook } }: Pick<Stage, "table">, place: Place): number {
  const named = namedPlace(rulebook.placeName(place));
  return named?.kind === "row" ? named.number : 0;
}

/** The act that is pointed at the table now; null for none. */
export function toolUp({ helm }: Stage): ActsBy<"tool"> | null {
  const { choice } = helm.choosing;
  if (choice.at === "tool") return choice.tool;
  return choice.at === "aim" && choice.by === "tool" && isActBy(choice.plan.type, "tool")
    ? choice.plan.type
    : null;
}

/** The row that an act is aimed at; 0 for none. */
export function rowOfTool(stage: Stage, tool: ActsBy<"tool">): number {
  const { choice } = stage.helm.choosing;
  return choice.at === "aim" && choice.plan.type === tool ? chartRowBeside(stage, choice.plan.to) : 0;
}
