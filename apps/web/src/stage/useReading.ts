"use client";

import type { Live } from "@stillwater/table/session";
import { useLocale } from "next-intl";
import { useEffect, useRef } from "react";
import { client } from "./late-client";

/** Tells the crew which language this person reads when it is changed here. Their sentences are never sent. */
export function useReading(live: Live | null): void {
  const locale = useLocale();
  const told = useRef<string>(undefined);
  const you = live?.view.you ?? null;
  const seat = you === null ? null : (live?.view.seats[you] ?? null);
  const name = seat?.name;
  const language = seat?.language;
  useEffect(() => {
    if (name === undefined || language === locale || told.current === locale) return;
    told.current = locale;
    // Only a courtesy to the others: if it fails, nothing is lost.
    client()
      .then(({ me }) => me.rename.mutate({ name, language: locale }))
      .catch(() => undefined);
  }, [name, language, locale]);
}
