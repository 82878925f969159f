"use client";

import type { ClauseId } from "@stillwater/engine";
import dynamic from "next/dynamic";
import { late } from "@/layout/late";
import { WithVoice } from "@/stage/Voice";
import type { BoardToTouch } from "../clause-page";

// The words are there before the rules of the board are.
const TouchBoard = dynamic(() => late(() => import("./TouchBoard")), {
  loading: () => <div className="w-full min-h-120" />,
});

/** Boards to touch, whose script comes after the page's words. */
export function LateBoard(props: {
  readonly examples: readonly BoardToTouch[];
  readonly clause: ClauseId | null;
  /** The verdict before the board, where it is the answer. */
  readonly verdictFirst?: boolean;
}) {
  return (
    <WithVoice>
      <TouchBoard {...props} />
    </WithVoice>
  );
}
