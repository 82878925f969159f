"use client";

/** The sea at one moment of a game, for viewing only. */
import { startTable } from "@stillwater/engine";
import { memo } from "react";
import { seaPartsOf } from "@/modules/sea-parts";
import { type GameProps, useStage } from "@/stage/useStage";
import { SeaChart } from "@/table/sea/SeaChart";
import { useSeaCards } from "@/table/sea/useSeaWords";

export const SeaView = memo(function SeaView(props: GameProps) {
  const { table } = props;
  const { rulebook } = table;
  const talking = rulebook.actOf.dial !== undefined && startTable(table) !== null;
  const stage = useStage(props, useSeaCards(), talking);
  const parts = seaPartsOf(rulebook);
  return (
    <>
      <SeaChart stage={stage} talking={talking} />
      {parts.map(({ of, Under }) => (Under === null ? null : <Under key={of} stage={stage} />))}
      {parts.map(({ of, beside }) =>
        beside === null || beside.inReplay === null ? null : (
          <beside.Shown key={of} scene={stage.scene} look={beside.inReplay} />
        ),
      )}
    </>
  );
});
