import type { ReactNode } from "react";
import "./drawings.css";

export interface PictureProps {
  readonly label?: string | undefined;
  readonly box: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A drawing that fills its frame and is cropped rather than squeezed: named, or plain decoration. */
export function Picture({ label, box, className, children }: PictureProps) {
  const shared = {
    className: `sw-drawing-picture ${className}`,
    viewBox: box,
    preserveAspectRatio: "xMidYMid slice",
  };
  return label === undefined ? (
    <svg {...shared} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg {...shared} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
