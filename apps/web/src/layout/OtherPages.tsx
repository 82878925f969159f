"use client";

import { Button } from "@stillwater/ui";
import Link from "next/link";
import { useLocale } from "next-intl";

export interface OtherPagesProps {
  /** Links to go on: paths after the language, with their labels. */
  readonly ways: readonly (readonly [path: string, word: string])[];
}

/** Where to go instead. */
export function OtherPages({ ways }: OtherPagesProps) {
  const locale = useLocale();
  return (
    <div className="flex flex-wrap gap-2">
      {ways.map(([path, word]) => (
        <Button key={path} href={`/${locale}${path}`} link={Link}>
          {word}
        </Button>
      ))}
    </div>
  );
}
