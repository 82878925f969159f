import type { ReactNode } from "react";

interface PartProps {
  readonly title: string;
  /** What it comes to, while it is folded. */
  readonly note?: string | undefined;
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of the page that is folded away until it is wanted. */
export function FoldedPart({ title, note, open, children }: PartProps) {
  return (
    <details className="editor-part" open={open}>
      <summary>
        <h2>{title}</h2>
        {note === undefined ? null : <span className="text-quiet">{note}</span>}
      </summary>
      <div className="editor-part-body">{children}</div>
    </details>
  );
}
