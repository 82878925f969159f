import type { ReactNode } from "react";

interface PartProps {
  readonly title: string;
  /** A summary of its content, while it is folded. */
  readonly note?: string | undefined;
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of the page that is folded until it is wanted. */
export function FoldedPart({ title, note, open, children }: PartProps) {
  return (
    <details
      className="border-t-2 border-t-ink group/fold
      [&_summary_h2]:font-serif [&_summary_h2]:text-20/[1.3] [&_summary_h2]:font-semibold
      [&_summary>:not(h2)]:flex-1"
      open={open}
    >
      <summary
        className="flex items-baseline justify-between gap-3 min-h-12 py-2.5 cursor-pointer
        [&::-webkit-details-marker]:hidden
        after:content-['+'] after:font-serif after:text-24/none after:font-semibold
        group-open/fold:after:content-['−']"
      >
        <h2>{title}</h2>
        {note === undefined ? null : <span className="text-quiet">{note}</span>}
      </summary>
      <div className="grid-cols-1 grid gap-3 pb-4">{children}</div>
    </details>
  );
}
