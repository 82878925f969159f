"use client";

/** Day & Night: the halves of the sea by fill, bar and word; cards that lie the wrong way bear a mark. */
import { descriptionOf } from "@stillwater/table/queries";
import { layoutOf } from "@stillwater/table/view-model";
import { SkyMarks, SkyWater, TurnMark } from "@stillwater/ui/modules/day-night";
import type { ModuleChartProps } from "@/stage/chart";

export default function NightChart({ stage, talking, view, OpenSea }: ModuleChartProps) {
  const { rows, columns } = layoutOf(stage.table.rulebook);
  const rowSides = descriptionOf(stage.table).sides?.wanted ?? [];
  const marks = [
    { row: 2, side: "night" },
    { row: 5, side: "day" },
  ] as const;
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
