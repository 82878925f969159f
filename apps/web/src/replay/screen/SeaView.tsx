"use client";

/** The sea at one moment of a game, to be looked at only. */
import { startTable } from "@stillwater/engine";
import { seaPartsOf } from "@/modules/sea-parts";
import { type GameProps, useStage } from "@/stage/useStage";
import { SeaChart } from "@/table/sea/SeaChart";
import { useSeaCards } from "@/table/sea/useSeaWords";

export function SeaView(props: GameProps) {
  const { table } = props;
  const { rulebook } = table;
  const talking = rulebook.actOf.dial !== undefined && startTable(table) !== null;
  const stage = useStage(props, useSeaCards(), talking);
  const { Under, Beside, inReplay } = seaPartsOf(rulebook);
  return (
    <>
      <SeaChart stage={stage} talking={talking} />
      {Under === null ? null : <Under stage={stage} />}
      {Beside === null || inReplay === null ? null : <Beside scene={stage.scene} look={inReplay} />}
    </>
  );
}
