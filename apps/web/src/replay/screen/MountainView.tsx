"use client";

/** The mountain at one moment of a game, for viewing only. */
import { memo } from "react";
import { type GameProps, useStage } from "@/stage/useStage";
import { wayOf } from "@/table/mountain/goals";
import { Slope } from "@/table/mountain/Slope";
import { useMountainCards } from "@/table/mountain/useMountainWords";
import { WayUp } from "@/table/mountain/WayUp";

export const MountainView = memo(function MountainView(props: GameProps) {
  const stage = useStage(props, useMountainCards(), false);
  const way = wayOf(props.table);
  return (
    <>
      <Slope stage={stage} way={way} />
      <WayUp way={way} look="figures" />
    </>
  );
});
