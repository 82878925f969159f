"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useState } from "react";
import { openOnline } from "@/open/online";
import { tidyName } from "@/shell/useKnownName";
import type { DailyWayOf } from "./days";

export interface DailyOpener {
  readonly busy: boolean;
  /** Somebody wants to play and has not said their name. */
  readonly nameless: boolean;
  readonly failed: "unknown" | "net" | null;
  readonly open: (code: DailyWayOf["code"], day: string) => void;
}

/** Opens a table for a day's deal and goes there. */
export function useOpenDaily(typed: string): DailyOpener {
  const router = useRouter();
  const locale = useLocale();
  const [state, setState] = useState({ busy: false, nameless: false, failed: null as DailyOpener["failed"] });
  const open = async (code: DailyWayOf["code"], day: string): Promise<void> => {
    const name = tidyName(typed);
    if (name === null) return setState({ busy: false, nameless: true, failed: null });
    setState({ busy: true, nameless: false, failed: null });
    try {
      const path = await openOnline({ code, day, pace: "none", name, language: locale });
      if (path !== null) return router.push(`/${locale}${path}`);
      setState({ busy: false, nameless: false, failed: "unknown" });
    } catch {
      setState({ busy: false, nameless: false, failed: "net" });
    }
  };
  return { ...state, open: (code, day) => void open(code, day) };
}
