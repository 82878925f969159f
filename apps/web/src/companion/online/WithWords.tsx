"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, use } from "react";
import { onlineWordsFor } from "./words";

/** Adds the messages for a table that continues from a real one to those the page has. */
export function WithWords({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  const words = use(onlineWordsFor(locale));
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...messages, ...words }}>
      {children}
    </NextIntlClientProvider>
  );
}
