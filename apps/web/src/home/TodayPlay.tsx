"use client";

import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { fetched } from "@/layout/late";
import { OpenNow } from "./OpenNow";

interface TodayPlayProps {
  readonly code: "sea p1" | "mountain p1";
  readonly label: string;
  readonly children: ReactNode;
}

/** Opens today's solo deal at once: the game that counts if there is one already, else a new one. */
export function TodayPlay({ code, label, children }: TodayPlayProps) {
  const locale = useLocale();
  const open = async () => {
    const { playDaily } = await fetched(() => import("@/daily/play-daily"));
    return playDaily(code, locale);
  };
  return (
    <OpenNow variant="text" size="small" opens={open} otherwise="/daily" label={label}>
      {children}
    </OpenNow>
  );
}
