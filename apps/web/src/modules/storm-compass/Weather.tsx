"use client";

/** What a Stormy Sea shows beside the board: the Compass rack, and the Storms before each seat. */
import type { Seat, Table } from "@stillwater/engine";
import { describedStorms } from "@stillwater/table/modules/storm-compass";
import { descriptionOf } from "@stillwater/table/queries";
import { Section } from "@stillwater/ui";
import { CompassRack, StormBadge } from "@stillwater/ui/modules/storm-compass";
import { useTranslations } from "next-intl";
import type { StageScene } from "@/stage/useStage";

interface WeatherProps {
  readonly scene: StageScene;
  readonly look: "strip" | "bare";
}

export default function Weather({ scene, look }: WeatherProps) {
  const t = useTranslations("storm");
  const rack = descriptionOf(scene.table).compasses;
  if (rack === null) return null;
  const discs = (
    <CompassRack
      held={rack.held}
      spent={rack.spent}
      look={look}
      label={t("compasses", { count: rack.held })}
    />
  );
  return look === "strip" ? discs : <Section label={t("rack")}>{discs}</Section>;
}

/** The Storms before one seat, with words for screen readers. */
export function SeatStorms({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const t = useTranslations("storm");
  const storms = describedStorms(table).filter((storm) => storm.seat === seat);
  if (storms.length === 0) return null;
  return (
    <span className="inline-flex gap-0.5 in-[.sw-players-column]:grid">
      {storms.map(({ place, storm, count, pending }) => (
        <StormBadge
          key={place}
          storm={storm}
          count={count}
          pending={pending}
          label={t(`${storm}Badge`, { count })}
        />
      ))}
    </span>
  );
}
