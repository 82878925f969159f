import type { ReactNode } from "react";
import { Neatline } from "../frame/Neatline";

export interface SeaDrawingProps {
  /** Cropped for its place, not shrunk. */
  readonly crop?: "wide" | "phone" | "guest" | undefined;
  /** Accessible name; without it the drawing is decoration beside its cartouche. */
  readonly label?: string | undefined;
  readonly children?: ReactNode;
}

/** The sea of the home page: a chart in its neatline. Children (a cartouche) lie over the upper left. */
export function SeaDrawing({ crop = "wide", children }: SeaDrawingProps) {
  return (
    <div className="sw-drawing" data-crop={crop}>
      <Neatline>{null}</Neatline>
      {children === undefined ? null : <div className="sw-drawing-over">{children}</div>}
    </div>
  );
}
