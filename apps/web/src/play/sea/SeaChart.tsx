"use client";

/** The board of whichever sea it is. */
import type { Rulebook } from "@stillwater/engine";
import type { Stage } from "@/play/table/useStage";
import { Chart } from "./Chart";
import { shapeOf } from "./layout";
import { NightChart, ShapeChart, StormyChart } from "./parts";

export interface SeaFeatures {
  /** The eight of a Start are agreed. */
  readonly talk: boolean;
  readonly stormy: boolean;
  readonly storms: boolean;
  readonly night: boolean;
  readonly duel: boolean;
  readonly pyramid: boolean;
}

/** What a sea has besides Islands, read off its rulebook. */
export function featuresOf({ actOf, copies, places }: Rulebook): SeaFeatures {
  return {
    talk: actOf.dial !== undefined,
    stormy: ["rocks", "monster", "wild"].some((name) => copies(name).length > 0) || actOf.fog !== undefined,
    storms: actOf.fog !== undefined,
    night: actOf.turn !== undefined,
    duel: actOf.swap !== undefined,
    pyramid: places.some(({ name }) => name === "explorer"),
  };
}

export function SeaChart({ stage, talking }: { readonly stage: Stage; readonly talking: boolean }) {
  const { rulebook } = stage.table;
  const has = featuresOf(rulebook);
  if (shapeOf(rulebook) !== "grid") return <ShapeChart stage={stage} />;
  if (has.night) return <NightChart stage={stage} talking={talking} />;
  if (has.stormy && !has.pyramid) return <StormyChart stage={stage} talking={talking} />;
  return <Chart stage={stage} talking={talking} />;
}
