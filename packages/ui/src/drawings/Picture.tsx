import type { ReactNode } from "react";

export interface PictureProps {
  readonly label?: string | undefined;
  readonly box: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** The title over the upper left of a drawing. */
export function DrawingTitle({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className="sw-drawing-over absolute top-5 left-5 w-[min(308px,54%)] max-sm:top-2.25 max-sm:left-2.25
        max-sm:[&_.sw-cartouche-inside]:p-[2px_8px_6px] max-sm:[&_.sw-cartouche-title]:text-20"
    >
      {children}
    </div>
  );
}

/** A drawing that fills its frame and is cropped rather than squeezed. With a label it is an image, else decoration. */
export function Picture({ label, box, className, children }: PictureProps) {
  const shared = {
    className: `sw-drawing-picture block size-full bg-sheet ${className}`,
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
