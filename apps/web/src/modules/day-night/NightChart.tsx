"use client";

/** Day & Night: the halves of the sea by fill, bar and word; cards that lie the wrong way bear a mark. */
import { descriptionOf } from "@stillwater/table/queries";
import { layoutOf } from "@stillwater/table/view-model";
import type { ChartSide } from "@stillwater/ui";
import { SkyMarks, SkyWater, TurnMark } from "@stillwater/ui/modules/day-night";
import type { ModuleChartProps } from "@/stage/chart";

/** The middle row of those that ask for a side. */
function middleOf(
  rowSides: readonly ChartSide[],
  side: ChartSide,
): readonly { row: number; side: ChartSide }[] {
  const rows = rowSides.flatMap((wanted, index) => (wanted === side ? [index + 1] : []));
  const row = rows[Math.floor(rows.length / 2)];
  return row === undefined ? [] : [{ row, side }];
}

export default function NightChart({ stage, talking, view, OpenSea }: ModuleChartProps) {
  const { rows, columns } = layoutOf(stage.table.rulebook);
  const rowSides = descriptionOf(stage.table).sides?.wanted ?? [];
  const marks = (["night", "day"] as const).flatMap((side) => middleOf(rowSides, side));
  return (
    <OpenSea
      stage={stage}
      talking={talking}
      view={view}
      badge={(place) =>
        descriptionOf(stage.table).sides?.on.get(place)?.wrong === true ? <TurnMark /> : undefined
      }
      marks={{
        rowSides,
        underlay: <SkyWater seed={stage.live.view.id} rows={rows} columns={columns} rowSides={rowSides} />,
        overlay: <SkyMarks marks={marks} />,
      }}
    />
  );
}
