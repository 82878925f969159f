"use client";

/** Day & Night: the halves of the sea by fill, bar and word; cards that lie the wrong way bear a mark. */
import { SkyMarks, SkyWater, TurnMark } from "@stillwater/ui/grids";
import { Chart } from "@/play/sea/Chart";
import { layoutOf } from "@/play/sea/layout";
import { descriptionOf } from "@/play/table/description";
import type { Stage } from "@/play/table/useStage";

export default function NightChart({ stage, talking }: { readonly stage: Stage; readonly talking: boolean }) {
  const { rows, columns } = layoutOf(stage.table.rulebook);
  const rowSides = descriptionOf(stage.table).sides?.wanted ?? [];
  const marks = [
    { row: 2, side: "night" },
    { row: 5, side: "day" },
  ] as const;
  return (
    <Chart
      stage={stage}
      talking={talking}
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
