"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import type { ReactNode } from "react";
import { Fetching, useSoon } from "@/layout/late";
import { onlineWordsFor } from "./words";

/** Adds the messages for a table that continues from a real one to those the page has. */
export function WithWords({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  const words = useSoon(onlineWordsFor(locale));
  if (words === null) return <Fetching />;
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...messages, ...words }}>
      {children}
    </NextIntlClientProvider>
  );
}
