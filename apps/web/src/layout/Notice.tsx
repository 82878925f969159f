"use client";

import { Button } from "@stillwater/ui";
import Link from "next/link";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";

interface NoticeProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Links to go on: paths after the language, with their labels. */
  readonly ways: readonly (readonly [path: string, word: string])[];
  readonly children?: ReactNode;
}

/** Shown in place of a game that cannot be shown: why, and where to go instead. */
export function Notice({ title, text, ways, children }: NoticeProps) {
  const locale = useLocale();
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h1 className="page-title">{title}</h1>
      {text === undefined ? null : <p className="text-quiet">{text}</p>}
      {children}
      <div className="flex flex-wrap gap-2">
        {ways.map(([path, word]) => (
          <Button key={path} href={`/${locale}${path}`} link={Link}>
            {word}
          </Button>
        ))}
      </div>
    </div>
  );
}
