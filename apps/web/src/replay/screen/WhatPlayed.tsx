"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { GradeBars } from "@/layout/GradeBars";
import { GameLine } from "@/modules/GameLine";

interface WhatPlayedProps {
  readonly code: string;
  readonly names: readonly string[];
  readonly title: string;
  /** How hard the deal was, if known. */
  readonly grade?: number | undefined;
}

/** Which game this was, and how it ended. */
export const WhatPlayed = memo(Head);

function Head({ code, names, title, grade }: WhatPlayedProps) {
  const t = useTranslations("replay");
  return (
    <div className="min-w-0">
      <p>
        <span className="sw-label">{t("overline")}</span> <GameLine code={code} />{" "}
        {grade === undefined ? null : <GradeBars grade={grade} />}
      </p>
      <h1 className="page-title">{title}</h1>
      <p className="text-quiet">{names.join(", ")}</p>
    </div>
  );
}
