"use client";

import { setOf } from "@stillwater/engine";
import { lazy, type ReactNode, Suspense } from "react";
import { fetched, late } from "@/layout/late";
import { Loading } from "./Loading";
import type { ReplayOf } from "./source";

// Each game is a file of its own.
const LOAD = { sea: () => import("./SeaReplay"), mountain: () => import("./MountainReplay") } as const;
const SeaReplay = lazy(() => late(LOAD.sea));
const MountainReplay = lazy(() => late(LOAD.mountain));

const COMPOSE = {
  sea: async (code: string) => (await fetched(LOAD.sea)).composeSea(code),
  mountain: async (code: string) => (await fetched(LOAD.mountain)).composeMountain(code),
} as const;

/** Fetches what a game with this option code is shown by, and composes its rules. */
export const fetchReplay = (code: string): Promise<void> => COMPOSE[setOf(code).game](code);

interface AnyReplayProps extends ReplayOf {
  /** What stands there until the game can be walked. */
  readonly until?: ReactNode;
}

/** A course of either game. */
export function AnyReplay({ until = <Loading />, ...props }: AnyReplayProps) {
  const Replay = props.course.rulebook.game === "mountain" ? MountainReplay : SeaReplay;
  return (
    <Suspense fallback={until}>
      <Replay {...props} />
    </Suspense>
  );
}
