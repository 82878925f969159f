import type { ReactNode } from "react";

interface LessonFrameProps {
  readonly done?: boolean;
  readonly children?: ReactNode;
}

/** Where a lesson stands, as high before it has come as afterwards. Nothing is discarded here but what a card costs. */
export function LessonFrame({ done = false, children }: LessonFrameProps) {
  return (
    <div
      className="lesson grid min-h-136 grid-cols-1 content-start gap-3 [--desk:134px] low:gap-1
        low:[--desk:104px]"
      data-early="lesson"
      data-done={done ? "" : undefined}
    >
      {children}
    </div>
  );
}
