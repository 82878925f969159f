import { type Messages, NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { AreaMessages } from "./areas";
import { FRAME } from "./frame";
import { WithText } from "./WithText";

interface WordsProps {
  readonly areas?: readonly (keyof AreaMessages)[] | undefined;
  /** Shared words that this page's screens speak too. */
  readonly also?: readonly Exclude<keyof Messages, keyof AreaMessages>[] | undefined;
  readonly children: ReactNode;
}

/** Sends a page's screens their own words beside the frame's, and no others. */
export async function Words({ areas = [], also = [], children }: WordsProps) {
  return <WithText text={JSON.stringify(await some([...also, ...areas]))}>{children}</WithText>;
}

/** Sends the words of every page's frame. */
export async function FrameWords({ children }: Pick<WordsProps, "children">) {
  return <NextIntlClientProvider messages={await some(FRAME)}>{children}</NextIntlClientProvider>;
}

async function some(wanted: readonly string[]) {
  const areas = new Set(wanted);
  return Object.fromEntries(Object.entries(await getMessages()).filter(([area]) => areas.has(area)));
}
