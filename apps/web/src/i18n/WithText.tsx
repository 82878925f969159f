"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";

interface WithTextProps {
  /** Words as one text: React would take an object of them apart and put it together again, twice for each page. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Each text read once: a server draws the same few pages over and over. */
const read = new Map<string, object>();

function wordsIn(text: string): object {
  const words = read.get(text) ?? JSON.parse(text);
  read.set(text, words);
  return words;
}

/** Gives what is in it words beside those it has. */
export function WithText({ text, children }: WithTextProps) {
  const locale = useLocale();
  const outer = useMessages();
  const messages = useMemo(() => ({ ...outer, ...wordsIn(text) }), [outer, text]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
