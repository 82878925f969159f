"use client";

/** The open sea with what its expansions draw on it: marks across rows, marks on cards, and rows to choose from. */
import { openInRow, type Place } from "@stillwater/engine";
import { only } from "@stillwater/table/queries";
import type { SeaCell } from "@stillwater/ui";
import { RowTargets } from "@stillwater/ui/expansions";
import { useTranslations } from "next-intl";
import type { ModuleChartProps } from "@/stage/chart";
import { type AnyChartRoom, chartRowBeside, toolUp } from "./chart-part";
import { ON_CHART } from "./chart-parts";

const DRAWN: readonly AnyChartRoom[] = Object.values(ON_CHART)
  .flatMap((room) => room ?? [])
  .sort((one, other) => one.rank - other.rank);

export default function OpenSeaChart({ stage, talking, view, OpenSea }: ModuleChartProps) {
  const t = useTranslations("table");
  const { table, helm } = stage;
  const { choice, answers } = helm.choosing;
  const parts = DRAWN.map(({ draws }) => draws(stage));
  const labelOf = (cell: SeaCell<Place>): string =>
    [cell.label, ...parts.flatMap(({ said }) => said(cell) ?? []).map((word) => t(word))].join(", ");
  const aimed = choice.at === "aim" && choice.by === "tool" ? chartRowBeside(stage, choice.plan.to) : 0;
  const tool = toolUp(stage);
  const asked = only(
    DRAWN.flatMap(({ asks }) => (tool === null ? [] : (asks[tool] ?? []))),
    "which row is asked for",
  );
  const overlay =
    asked === undefined || answers === null || helm.over ? undefined : (
      <RowTargets<Place>
        ref={helm.rows}
        label={t(asked)}
        onRow={helm.pressSpace}
        rows={[...answers].map(([place, { verdict }]) => {
          const row = chartRowBeside(stage, place);
          const fits = verdict.allowed !== "no";
          const state = row === aimed ? "picked" : fits ? "open" : "closed";
          return { row, place, state, label: t("rowTarget", { row, open: openInRow(table, row) }) } as const;
        })}
      />
    );
  return (
    <OpenSea
      stage={stage}
      talking={talking}
      view={{ ...view, cells: view.cells.map((cell) => ({ ...cell, label: labelOf(cell) })) }}
      badge={(place) => parts.map(({ badge }) => badge(place)).find((mark) => mark !== undefined)}
      marks={{ rowMarks: parts.flatMap(({ rowMarks }) => rowMarks), overlay }}
    />
  );
}
