import type { ReactNode } from "react";

interface LessonFrameProps {
  readonly done?: boolean;
  readonly children?: ReactNode;
}

/** The frame of a lesson, as high before the lesson has loaded as afterwards. Cards are discarded here only as payment. */
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
