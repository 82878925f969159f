import type { ReactNode } from "react";

interface LessonFrameProps {
  readonly done?: boolean;
  readonly children?: ReactNode;
}

/** Where a lesson stands, as high before it has come as afterwards. Nothing is discarded here but what a card costs. */
export function LessonFrame({ done = false, children }: LessonFrameProps) {
  return (
    <div
      className="grid min-h-136 grid-cols-1 content-start gap-3 [--desk:134px] low:gap-1 low:[--desk:104px]
      [&_.table-actions]:static [&_.table-actions]:m-0 [&_.table-actions]:flex [&_.table-actions]:p-0
      [&_.table-actions>*]:flex-1 [&_.table-actions>:last-child]:flex-2
      [&_.table-actions>:is(:disabled,[aria-disabled='true']):first-child:not(:last-child)]:hidden"
      data-done={done ? "" : undefined}
    >
      {children}
    </div>
  );
}
