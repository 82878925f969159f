"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { gameOf } from "@/play/table/game-of";
import { Loading } from "./Loading";
import type { ReplayOf } from "./ReplayScreen";

// Each game is a file of its own.
const LOAD = { sea: () => import("./SeaReplay"), mountain: () => import("./MountainReplay") } as const;
const SeaReplay = lazy(LOAD.sea);
const MountainReplay = lazy(LOAD.mountain);

/** Begins to fetch what a game with this option code is shown by, before it has been dealt again. */
export function fetchReplay(code: string): void {
  void LOAD[gameOf(code)]();
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
