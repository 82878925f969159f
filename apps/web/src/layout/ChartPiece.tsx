import type { ReactNode } from "react";
import { LateDrawing } from "./LateDrawing";

interface ChartPieceProps {
  readonly game: "sea" | "mountain";
  /** Shown over its upper left. */
  readonly children?: ReactNode;
}

/** A strip of a game's chart, cropped rather than squeezed: the sea from below its upper soundings, the mountain's top. */
export function ChartPiece({ game, children }: ChartPieceProps) {
  return (
    <div
      className="[&_.sw-neatline]:aspect-auto [&_.sw-neatline]:h-36 md:[&_.sw-neatline]:h-60
      [&_.sw-drawing-picture]:h-auto [&_.sw-drawing-mountain]:aspect-676/452
      [&_.sw-drawing-sea]:aspect-390/259 [&_.sw-drawing-sea]:-mt-[9.5%]"
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
