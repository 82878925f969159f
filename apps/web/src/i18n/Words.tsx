import { type Messages, NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { AreaMessages } from "./areas";
import { FRAME } from "./frame";
import { WithText } from "./WithText";

interface WordsProps {
  readonly areas?: readonly (keyof AreaMessages)[] | undefined;
  /** Shared areas that this page's screens need as well. */
  readonly also?: readonly Exclude<keyof Messages, keyof AreaMessages>[] | undefined;
  readonly children: ReactNode;
}

/** Sends a page's screens their own messages besides the frame's, and no others. */
export async function Words({ areas = [], also = [], children }: WordsProps) {
  return <WithText text={textOf(await getMessages(), [...also, ...areas])}>{children}</WithText>;
}

/** Sends the messages of every page's frame. */
export async function FrameWords({ children }: Pick<WordsProps, "children">) {
  return (
    <NextIntlClientProvider messages={some(await getMessages(), FRAME)}>{children}</NextIntlClientProvider>
  );
}

/** The serialised messages of each page, per language: written once, since every reader of a page is sent the same. */
const texts = new WeakMap<Messages, Map<string, string>>();

function textOf(all: Messages, wanted: readonly string[]): string {
  const known = texts.get(all) ?? new Map<string, string>();
  texts.set(all, known);
  const key = wanted.join();
  const text = known.get(key) ?? JSON.stringify(some(all, wanted));
  known.set(key, text);
  return text;
}

function some(all: Messages, wanted: readonly string[]) {
  const areas = new Set(wanted);
  return Object.fromEntries(Object.entries(all).filter(([area]) => areas.has(area)));
}
