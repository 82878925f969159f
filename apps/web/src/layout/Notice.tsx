"use client";

import type { ReactNode } from "react";
import { OtherPages, type OtherPagesProps } from "./OtherPages";

interface NoticeProps extends OtherPagesProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** Shown in place of a game that cannot be shown: why, and where to go instead. */
export function Notice({ title, text, ways, children }: NoticeProps) {
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h1 className="page-title">{title}</h1>
      {text === undefined ? null : <p className="text-quiet">{text}</p>}
      {children}
      <OtherPages ways={ways} />
    </div>
  );
}
