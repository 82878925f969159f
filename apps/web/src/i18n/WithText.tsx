"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";

interface WithTextProps {
  /** Messages as one JSON text: React would serialise and parse an object of them piece by piece, twice for each page. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Each text parsed once: a server renders the same few pages over and over. */
const read = new Map<string, object>();

function wordsIn(text: string): object {
  const words = read.get(text) ?? JSON.parse(text);
  read.set(text, words);
  return words;
}

/** Adds messages to those that its children already have. */
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
