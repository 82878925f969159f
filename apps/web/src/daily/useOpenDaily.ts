"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useState } from "react";
import { tidyName } from "@/layout/useKnownName";
import { openOnline } from "@/stage/online";
import { useFailure } from "@/trpc/useFailure";
import type { DailyWayOf } from "./days";

export interface DailyOpener {
  readonly busy: boolean;
  /** The person tried to play without having given a name. */
  readonly nameless: boolean;
  /** Why no table was opened: there is no such deal, or an error with these words. */
  readonly failed: "unknown" | { readonly words: string } | null;
  readonly open: (code: DailyWayOf["code"], day: string) => void;
}

/** Opens a table for a day's deal and navigates to it. */
export function useOpenDaily(nameNow: () => string): DailyOpener {
  const router = useRouter();
  const locale = useLocale();
  const failure = useFailure();
  const [state, setState] = useState({ busy: false, nameless: false, failed: null as DailyOpener["failed"] });
  const open = async (code: DailyWayOf["code"], day: string): Promise<void> => {
    const name = tidyName(nameNow());
    if (name === null) return setState({ busy: false, nameless: true, failed: null });
    setState({ busy: true, nameless: false, failed: null });
    try {
      const path = await openOnline({ code, day, pace: "none", name, language: locale });
      if (path !== null) return router.push(`/${locale}${path}`);
      setState({ busy: false, nameless: false, failed: "unknown" });
    } catch (cause) {
      setState({ busy: false, nameless: false, failed: { words: failure(cause) } });
    }
  };
  return { ...state, open: (code, day) => void open(code, day) };
}
