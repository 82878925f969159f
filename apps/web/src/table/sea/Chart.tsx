"use client";

/** The sea with everything on it that is picked, lit, priced or refused. */
import { outcome, type Place } from "@stillwater/engine";
import { layoutOf } from "@stillwater/table/view-model";
import { SailedCourse, SeaBoard } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useSequenceKeys } from "@/preferences/useSequenceKeys";
import type { OpenSeaProps } from "@/stage/chart";
import { useSpareGauge } from "@/stage/useSpareGauge";

export function Chart({ stage, talking, view: chart, marks, badge }: OpenSeaProps) {
  const { live, table, helm } = stage;
  const steps = useSequenceKeys(stage.shortcuts);
  const t = useTranslations("table");
  const { rows, columns } = layoutOf(table.rulebook);
  const { choice } = helm.choosing;
  const gauge = useSpareGauge(stage);
  return (
    <section className="table-board" aria-label={t("board")} id="board" tabIndex={-1}>
      <SeaBoard<Place>
        ref={helm.board}
        label={t("board")}
        rows={rows}
        cells={
          badge === undefined
            ? chart.cells
            : chart.cells.map((cell) => ({ ...cell, badge: badge(cell.place) }))
        }
        rowLabels={chart.rowLabels(rows)}
        seed={live.view.id}
        berths={chart.berths}
        captions={chart.captions}
        legs={chart.water.legs}
        {...(chart.water.bar === null ? {} : { bar: chart.water.bar })}
        gauge={gauge}
        receding={(choice.at === "gift" && choice.gift !== "discard") || talking}
        sequenceKeys={steps}
        onCell={helm.pressSpace}
        onFocusCell={helm.look}
        {...marks}
        {...(outcome(table) === "won"
          ? {
              overlay: <SailedCourse rows={rows} columns={columns} />,
              legs: chart
                .rowLabels(rows)
                .slice(1)
                .map((_, index) => index + 1),
            }
          : {})}
      />
    </section>
  );
}
