"use client";

import { setOf } from "@stillwater/engine";
import { type ComponentType, lazy, Suspense } from "react";
import { fetched, late } from "@/layout/late";
import { Loading } from "./Loading";
import type { ReplayOf } from "./source";

// One file per game.
const LOAD = { sea: () => import("./SeaReplay"), mountain: () => import("./MountainReplay") } as const;
const SeaReplay = lazy(() => late(LOAD.sea));
const MountainReplay = lazy(() => late(LOAD.mountain));

const COMPOSE = {
  sea: async (code: string) => {
    const { composeSea, default: Replay } = await fetched(LOAD.sea);
    await composeSea(code);
    return Replay;
  },
  mountain: async (code: string) => {
    const { composeMountain, default: Replay } = await fetched(LOAD.mountain);
    await composeMountain(code);
    return Replay;
  },
} as const;

/** Loads the component that shows a game with this option code, and composes its rules. */
export const fetchReplay = (code: string): Promise<ComponentType<ReplayOf>> =>
  COMPOSE[setOf(code).game](code);

/** A course of either game. */
export function AnyReplay(props: ReplayOf) {
  const Replay = props.course.rulebook.game === "mountain" ? MountainReplay : SeaReplay;
  return (
    <Suspense fallback={<Loading />}>
      <Replay {...props} />
    </Suspense>
  );
}
