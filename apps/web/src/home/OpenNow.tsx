"use client";

/** One tap to a table: the seat is taken first, and everything else can be changed while the table waits. */
import type { Language } from "@stillwater/rulebook/citations";
import { Button, type ButtonProps } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { useRequest } from "@/trpc/useRequest";

interface OpenNowProps
  extends Pick<ButtonProps, "variant" | "block" | "icon" | "children" | "label" | "size" | "className"> {
  /** An option code whose table is opened (for one player the cards are dealt at once), or a function that opens a game. */
  readonly opens: string | (() => Promise<string | null>);
  /** The page for setting up such a table by hand, for a press before the script has loaded. */
  readonly otherwise: string;
  /** The words for a failure. */
  readonly failed?: ((cause: unknown) => string) | undefined;
}

/** Resolves with the path of a table on the server; null if it was refused. */
async function openedOnline(code: string, language: Language): Promise<string | null> {
  // The client is loaded with the first press.
  const { openOnline, ownName } = await import("@/stage/online");
  return openOnline({ code, name: await ownName(), language });
}

/** Opens such a table now, under this person's name or a suggested one. */
export function OpenNow({ opens, otherwise, failed, ...button }: OpenNowProps) {
  const net = useTranslations("net");
  const locale = useLocale();
  const { busy, error, send } = useRequest(async () => {
    const path = await (typeof opens === "string" ? openedOnline(opens, locale) : opens());
    return path === null ? { refused: net("fault") } : { go: path };
  }, failed);
  const press = (event: MouseEvent) => {
    // Opening a new tab is a different intention: the page there shows what would be opened.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!busy) send();
  };

  return (
    <>
      <Button {...button} href={`/${locale}${otherwise}`} link={Link} onClick={press} />
      <span role="status" className={error === undefined ? "unseen" : "mt-1 block text-stop"}>
        {error ?? ""}
      </span>
    </>
  );
}
