"use client";

import { setOf } from "@stillwater/engine";
import { lazy, type ReactNode, Suspense } from "react";
import { late } from "@/layout/late";
import { Loading } from "./Loading";
import type { ReplayOf } from "./source";

// Each game is a file of its own.
const LOAD = { sea: () => import("./SeaReplay"), mountain: () => import("./MountainReplay") } as const;
const SeaReplay = lazy(() => late(LOAD.sea));
const MountainReplay = lazy(() => late(LOAD.mountain));

/** Begins to fetch what a game with this option code is shown by, before it has been dealt again. */
export function fetchReplay(code: string): void {
  // What does not come now is fetched again where it is shown.
  LOAD[setOf(code).game]().catch(() => undefined);
}

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
