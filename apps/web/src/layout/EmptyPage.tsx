"use client";

import { SeaDrawing } from "@stillwater/ui";
import type { ReactNode } from "react";
import { Page } from "./Page";

interface EmptyPageProps {
  readonly title: string;
  readonly text: string;
  /** Where to go instead. */
  readonly children: ReactNode;
}

/** In place of a page that cannot be shown: why, beside a drawing. */
export function EmptyPage({ title, text, children }: EmptyPageProps) {
  return (
    <Page>
      <div
        className="grid grid-cols-1 gap-x-11 gap-y-6.5 items-start pt-5.5 pb-8
        md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:pt-8"
      >
        <div className="grid justify-items-start gap-4">
          <h1 className="page-title">{title}</h1>
          <p className="text-quiet">{text}</p>
          {children}
        </div>
        <SeaDrawing crop="guest" />
      </div>
    </Page>
  );
}
