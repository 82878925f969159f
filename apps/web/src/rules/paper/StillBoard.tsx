"use client";

/**
 * A board for viewing, drawn as the table draws it. It is rendered on the server, and without a Suspense boundary of its
 * own: React would send a large one hidden, for a script to reveal, and a page without scripts would have no boards.
 */
import { WithVoice } from "@/stage/Voice";
import { CompanionBoard } from "@/table/CompanionBoard";
import { useTouchStage } from "../board/useTouchStage";
import type { BoardToTouch } from "../clause-page";

interface StillBoardProps {
  readonly board: BoardToTouch;
  readonly game: "sea" | "mountain";
}

/** The caption says what it shows; the drawing itself takes no focus and is hidden from screen readers. */
export function StillBoard({ board, game }: StillBoardProps) {
  return (
    <figure
      className="still max-w-68 mt-1.5 mx-0 mb-0 md:m-0 print:max-w-[5cm] print:m-0 print:break-inside-avoid print:text-[8pt]"
      data-game={game}
    >
      <div className="still-board" inert aria-hidden="true">
        <WithVoice>
          <Drawn board={board} />
        </WithVoice>
      </div>
      <figcaption className="pt-1 text-quiet text-14 print:text-[8pt]">{board.caption}</figcaption>
    </figure>
  );
}

/** A board with the act that is tried on it. */
function Drawn({ board }: { readonly board: BoardToTouch }) {
  return <CompanionBoard stage={useTouchStage(board, 0).stage} />;
}
