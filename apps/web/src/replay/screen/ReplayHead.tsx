"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { SameDeal } from "./SameDeal";
import { Share } from "./Share";
import type { ReplayOf } from "./source";
import { WhatPlayed } from "./WhatPlayed";

interface ReplayHeadProps extends ReplayOf {
  readonly names: readonly string[];
  /** How the game ended. */
  readonly title: string;
  readonly hash: string;
  /** The line that is shown is not the one that was played. */
  readonly line: boolean;
  /** The link that was followed leads beyond this game. */
  readonly astray: boolean;
}

/** What was played and how it ended, and what can be done with it. */
export const ReplayHead = memo(function ReplayHead({
  course,
  source,
  names,
  title,
  hash,
  line,
  astray,
}: ReplayHeadProps) {
  const t = useTranslations("replay");
  const cut = source.kind === "file" && source.cut;
  const grade = source.kind === "online" ? source.grade : undefined;
  return (
    <header className="grid gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
      <WhatPlayed {...{ code: course.rulebook.code, names, title, grade }} />
      <div className="flex flex-wrap items-start gap-2.5">
        <SameDeal course={course} source={source} />
        <Share {...{ hash, source, line }} />
      </div>
      {cut || astray ? (
        <p className="bg-act-soft px-3 py-2 md:col-span-full" role="status">
          {t(cut ? "cutRecord" : "cutLink")}
        </p>
      ) : null}
    </header>
  );
});
