"use client";

/** The sea at one moment of a game, to be looked at only. */
import { startTable } from "@stillwater/engine";
import { Chart } from "@/play/sea/Chart";
import { shapeOf } from "@/play/sea/layout";
import { NightChart, OpenRow, Score, ShapeChart, Sky, StormyChart, Weather } from "@/play/sea/parts";
import { useSeaCards } from "@/play/sea/useSeaWords";
import { type GameProps, useStage } from "@/play/table/useStage";

const STORMY = ["rocks", "monster", "wild"] as const;

export function SeaView(props: GameProps) {
  const { table } = props;
  const { rulebook } = table;
  const has = (act: "dial" | "fog" | "turn" | "swap"): boolean => rulebook.actOf[act] !== undefined;
  const talking = has("dial") && startTable(table) !== null;
  const stage = useStage(props, useSeaCards(), talking);
  const pyramid = rulebook.places.some(({ name }) => name === "explorer");
  const stormy = has("fog") || STORMY.some((name) => rulebook.copies(name).length > 0);
  const chart = { stage, talking };
  return (
    <>
      {shapeOf(rulebook) !== "grid" ? (
        <ShapeChart stage={stage} />
      ) : has("turn") ? (
        <NightChart {...chart} />
      ) : stormy && !pyramid ? (
        <StormyChart {...chart} />
      ) : (
        <Chart {...chart} />
      )}
      {has("swap") ? <OpenRow stage={stage} /> : null}
      {has("swap") ? <Score scene={stage.scene} look="bare" /> : null}
      {has("fog") ? <Weather table={table} look="strip" /> : null}
      {has("turn") ? <Sky table={table} look="strip" /> : null}
    </>
  );
}
