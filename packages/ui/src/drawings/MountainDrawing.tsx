import type { ReactNode } from "react";
import { Neatline } from "../frame/Neatline";

export interface MountainDrawingProps {
  readonly crop?: "wide" | "phone" | undefined;
  readonly label?: string | undefined;
  readonly children?: ReactNode;
}

/** The mountain of the home page: a geological section in its neatline. */
export function MountainDrawing({ crop = "wide", children }: MountainDrawingProps) {
  return (
    <div className="sw-drawing" data-crop={crop}>
      <Neatline>{null}</Neatline>
      {children === undefined ? null : <div className="sw-drawing-over">{children}</div>}
    </div>
  );
}
