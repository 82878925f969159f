"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, use } from "react";
import { onlineWordsFor } from "./words";

/** Gives what is in it the words of a table that goes on from a real one, beside those the page has. */
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
