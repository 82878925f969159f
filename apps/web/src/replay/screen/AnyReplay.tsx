"use client";

import dynamic from "next/dynamic";
import { Suspense } from "react";
import { Loading } from "./Loading";
import type { ReplayOf } from "./ReplayScreen";

// Each game is a file of its own.
const SeaReplay = dynamic(() => import("./SeaReplay"), { loading: Loading });
const MountainReplay = dynamic(() => import("./MountainReplay"), { loading: Loading });

/** A course of either game. */
export function AnyReplay(props: ReplayOf) {
  const Replay = props.course.rulebook.game === "mountain" ? MountainReplay : SeaReplay;
  return (
    <Suspense fallback={<Loading />}>
      <Replay {...props} />
    </Suspense>
  );
}
