"use client";

/** A board to be looked at, drawn as the table draws it once nothing else is to do. */
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { WithVoice } from "@/play/words/Voice";
import type { BoardToTouch } from "../clause-page";

const Drawn = dynamic(() => import("./Drawn"));

interface StillBoardProps {
  readonly board: BoardToTouch;
  readonly game: "sea" | "mountain";
}

/** What it shows is said in its caption; the drawing itself takes no focus and is not read out. */
export function StillBoard({ board, game }: StillBoardProps) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const draw = () => setDrawn(true);
    window.addEventListener("beforeprint", draw);
    if (typeof requestIdleCallback !== "function") {
      draw();
      return () => window.removeEventListener("beforeprint", draw);
    }
    const idle = requestIdleCallback(draw);
    return () => {
      cancelIdleCallback(idle);
      window.removeEventListener("beforeprint", draw);
    };
  }, []);
  return (
    <figure className="still" data-game={game}>
      <div className="still-board" inert aria-hidden="true">
        {drawn ? (
          <WithVoice>
            <Drawn board={board} />
          </WithVoice>
        ) : null}
      </div>
      <figcaption>{board.caption}</figcaption>
    </figure>
  );
}
