/** What a module draws on the chart of the open sea. */
import { namedPlace, type Place } from "@stillwater/engine";
import type { ActsBy } from "@stillwater/table/act-builder";
import type { SeaRowMark } from "@stillwater/ui";
import type { Messages } from "next-intl";
import type { ReactNode } from "react";
import type { Stage } from "@/stage/useStage";

export interface ChartPart {
  /** What lies across rows, or is about to. */
  readonly rowMarks: readonly SeaRowMark[];
  /** The mark over a card; nothing where it has none. */
  readonly badge: (place: Place) => ReactNode;
  /** A row is chosen now: what is asked. */
  readonly asksRow: RowWord | null;
}

type RowWord = Extract<keyof Messages["table"], `rowFor${string}`>;

/** How a module draws on the chart; what has the lowest rank lies undermost. */
export interface ChartRoom {
  readonly rank: number;
  readonly draws: (stage: Stage) => ChartPart;
}

export const NO_BADGE = (): undefined => undefined;

/** The row that a place lies beside, from 1; 0 for any other place. */
export function chartRowBeside({ table: { rulebook } }: Pick<Stage, "table">, place: Place): number {
  const named = namedPlace(rulebook.placeName(place));
  return named?.kind === "row" ? named.number : 0;
}

/** Whether a tool is up, and the row that it is aimed at; 0 for none. */
export function rowOfTool(
  stage: Stage,
  tool: ActsBy<"tool">,
): { readonly up: boolean; readonly row: number } {
  const { choice } = stage.helm.choosing;
  const aim = choice.at === "aim" && choice.by === "tool" && choice.plan.type === tool ? choice.plan : null;
  return {
    up: aim !== null || (choice.at === "tool" && choice.tool === tool),
    row: aim === null ? 0 : chartRowBeside(stage, aim.to),
  };
}
