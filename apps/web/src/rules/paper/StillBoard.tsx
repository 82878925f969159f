"use client";

/**
 * A board to be looked at, drawn as the table draws it. It comes drawn from the server; each one is taken over by the
 * browser on its own, so that a page of fifty never holds up a tap.
 */
import { Suspense } from "react";
import { CompanionBoard } from "@/companion/CompanionBoard";
import { WithVoice } from "@/play/words/Voice";
import { useTouchStage } from "../board/useTouchStage";
import type { BoardToTouch } from "../clause-page";

interface StillBoardProps {
  readonly board: BoardToTouch;
  readonly game: "sea" | "mountain";
}

/** What it shows is said in its caption; the drawing itself takes no focus and is not read out. */
export function StillBoard({ board, game }: StillBoardProps) {
  return (
    <figure className="still" data-game={game}>
      <div className="still-board" inert aria-hidden="true">
        <Suspense>
          <WithVoice>
            <Drawn board={board} />
          </WithVoice>
        </Suspense>
      </div>
      <figcaption>{board.caption}</figcaption>
    </figure>
  );
}

/** A board with what is tried on it. */
function Drawn({ board }: { readonly board: BoardToTouch }) {
  return <CompanionBoard stage={useTouchStage(board, 0).stage} />;
}
