"use client";

import { type ClauseId, type ModuleId, setOf } from "@stillwater/engine";
import dynamic from "next/dynamic";
import { Suspense } from "react";
import { late, NothingShown } from "@/layout/late";
import { BoardSheets } from "@/modules/BoardSheets";
import { WithVoice } from "@/stage/Voice";
import type { BoardToTouch } from "../clause-page";

// The words are there before the rules of the board are.
const TouchBoard = dynamic(() => late(() => import("./TouchBoard")));

const MountainSheets = dynamic(() =>
  late(() => import("@stillwater/ui/mountain/sheets").then(() => NothingShown)),
);

interface LateBoardProps {
  readonly examples: readonly BoardToTouch[];
  readonly clause: ClauseId | null;
  /** The modules that the first is played with, where a server draws it. */
  readonly modules?: readonly ModuleId[];
  /** The verdict before the board, where it is the answer. */
  readonly verdictFirst?: boolean;
}

/** Boards to touch, whose script comes after the page's words. */
export function LateBoard({ modules = [], ...props }: LateBoardProps) {
  const [first] = props.examples;
  if (first === undefined) return null;
  return (
    <WithVoice>
      <Suspense fallback={<div className="w-full min-h-120" />}>
        {setOf(first.position).game === "mountain" ? <MountainSheets /> : null}
        <BoardSheets modules={modules} />
        <TouchBoard {...props} />
      </Suspense>
    </WithVoice>
  );
}
