"use client";

/**
 * A board to be looked at, drawn as the table draws it. It comes drawn from the server, and with no boundary of its own: a
 * large one would be sent hidden, to be shown by a script, and a page without script would have no boards.
 */
import { WithVoice } from "@/stage/Voice";
import { CompanionBoard } from "@/table/CompanionBoard";
import { useTouchStage } from "../board/useTouchStage";
import type { BoardToTouch } from "../clause-page";

interface StillBoardProps {
  readonly board: BoardToTouch;
  readonly game: "sea" | "mountain";
}

/** What it shows is said in its caption; the drawing itself takes no focus and is not read out. */
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

/** A board with what is tried on it. */
function Drawn({ board }: { readonly board: BoardToTouch }) {
  return <CompanionBoard stage={useTouchStage(board, 0).stage} />;
}
