import type { ReactNode } from "react";
import { LateDrawing } from "./LateDrawing";

interface ChartPieceProps {
  readonly game: "sea" | "mountain";
  /** With a cartouche it needs more room. */
  readonly tall?: boolean;
  /** Over its upper left. */
  readonly children?: ReactNode;
}

/** A strip of a game's chart: cropped, not squeezed; of the mountain, its top. */
export function ChartPiece({ game, tall = false, children }: ChartPieceProps) {
  return (
    <div
      data-tall={tall}
      className="[&_.sw-neatline]:aspect-auto [&_.sw-neatline]:h-28 md:[&_.sw-neatline]:h-44
      data-[tall=true]:[&_.sw-neatline]:h-36 md:data-[tall=true]:[&_.sw-neatline]:h-56
      [&_.sw-neatline-inside]:overflow-hidden [&_.sw-drawing-mountain]:h-auto
      [&_.sw-drawing-mountain]:min-h-full [&_.sw-drawing-mountain]:aspect-676/452"
    >
      {game === "sea" ? (
        <LateDrawing game="sea" crop="guest">
          {children}
        </LateDrawing>
      ) : (
        <LateDrawing game="mountain" crop="auto">
          {children}
        </LateDrawing>
      )}
    </div>
  );
}
