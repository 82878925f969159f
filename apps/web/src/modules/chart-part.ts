/** What a module draws on the chart of the open sea. */
import { type ActTypeOf, type ExpansionId, namedPlace, type Place } from "@stillwater/engine";
import { type ActsBy, isActBy } from "@stillwater/table/act-builder";
import type { SeaCell, SeaRowMark } from "@stillwater/ui";
import type { ReactNode } from "react";
import type { WordIn } from "@/i18n/word-in";
import type { Stage } from "@/stage/useStage";

export interface ChartPart {
  /** Marks across rows, present or about to come. */
  readonly rowMarks: readonly SeaRowMark[];
  /** The mark over a card; undefined for none. */
  readonly badge: (place: Place) => ReactNode;
  /** What a screen reader adds to a space's name because of these marks; null for nothing. */
  readonly said: (cell: SeaCell<Place>) => WordIn<"table"> | null;
}

type RowWord = Extract<WordIn<"table">, `rowFor${string}`>;

/** How a module draws on the chart; the lowest rank is drawn at the bottom. */
export interface ChartRoom<M extends ExpansionId> {
  readonly rank: number;
  readonly draws: (stage: Stage) => ChartPart;
  /**
   * For each act of the module that is pointed at places beside rows (`row:<n>`), the word for those rows; null for an act
   * that is pointed at spaces, or at what the `detail` of its parts shows. `rooms.test.ts` names an act with the wrong
   * value.
   */
  readonly asks: { readonly [A in ActTypeOf<M> & ActsBy<"tool">]: RowWord | null };
}

/** The words that a chart looks up, whichever module they belong to. */
export interface AnyChartRoom extends Omit<ChartRoom<ExpansionId>, "asks"> {
  readonly asks: { readonly [A in ActsBy<"tool">]?: RowWord | null };
}

export const NO_BADGE = (): undefined => undefined;

/** The row that a place lies beside, from 1; 0 for any other place. */
export function chartRowBeside({ table: { rulebook } }: Pick<Stage, "table">, place: Place): number {
  const named = namedPlace(rulebook.placeName(place));
  return named?.kind === "row" ? named.number : 0;
}

/** The act that is being pointed at the table; null for none. */
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
