"use client";

import { type ClauseId, type ModuleId, setOf } from "@stillwater/engine";
import dynamic from "next/dynamic";
import { Suspense } from "react";
import { late, NothingShown } from "@/layout/late";
import { BoardSheets } from "@/modules/BoardSheets";
import { WithVoice } from "@/stage/Voice";
import type { BoardToTouch } from "../clause-page";

// The text is rendered before the rules for the board have loaded.
const TouchBoard = dynamic(() => late(() => import("./TouchBoard")));

const MountainSheets = dynamic(() =>
  late(() => import("@stillwater/ui/mountain/sheets").then(() => NothingShown)),
);

interface LateBoardProps {
  readonly examples: readonly BoardToTouch[];
  readonly clause: ClauseId | null;
  /** The modules of the first board, which the server renders. */
  readonly modules?: readonly ModuleId[];
  /** Puts the verdict before the board, if it is the answer. */
  readonly verdictFirst?: boolean;
}

/** Boards to try, whose script loads after the page's text. */
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
