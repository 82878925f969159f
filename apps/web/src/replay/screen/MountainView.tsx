"use client";

/** The mountain at one moment of a game, to be looked at only. */
import { wayOf } from "@/play/mountain/goals";
import { Slope } from "@/play/mountain/Slope";
import { useMountainCards } from "@/play/mountain/useMountainWords";
import { WayUp } from "@/play/mountain/WayUp";
import { type GameProps, useStage } from "@/play/table/useStage";

export function MountainView(props: GameProps) {
  const stage = useStage(props, useMountainCards(), false);
  const way = wayOf(props.table);
  return (
    <>
      <Slope stage={stage} way={way} />
      <WayUp way={way} look="figures" />
    </>
  );
}
