import { type Messages, NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { AreaMessages } from "./areas";
import { FRAME } from "./frame";

interface WordsProps {
  readonly areas?: readonly (keyof AreaMessages)[] | undefined;
  /** Shared words that this page's screens speak too. */
  readonly also?: readonly Exclude<keyof Messages, keyof AreaMessages>[] | undefined;
  readonly children: ReactNode;
}

/** Sends a page's screens their own words, and no others. */
export async function Words({ areas = [], also = [], children }: WordsProps) {
  const all = await getMessages();
  const wanted = new Set<string>([...FRAME, ...also, ...areas]);
  const messages = Object.fromEntries(Object.entries(all).filter(([area]) => wanted.has(area)));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
