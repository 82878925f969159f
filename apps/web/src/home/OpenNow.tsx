"use client";

/** One tap to a table: the seat is taken first, everything else can be changed while it waits. */
import type { Language } from "@stillwater/rulebook/citations";
import { Button, type ButtonProps } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { useRequest } from "@/trpc/useRequest";

interface OpenNowProps
  extends Pick<ButtonProps, "variant" | "block" | "icon" | "children" | "label" | "size" | "className"> {
  /** What is opened: a table of an option code (for one player the cards are dealt at once), or whatever this opens. */
  readonly opens: string | (() => Promise<string | null>);
  /** The page to set up such a table by hand, for who presses before the script has come. */
  readonly otherwise: string;
  /** What to say where that failed. */
  readonly failed?: ((cause: unknown) => string) | undefined;
}

/** The path of a table of the server; null where it was refused. */
async function openedOnline(code: string, language: Language): Promise<string | null> {
  // What speaks to the server comes with the first press.
  const { openOnline, ownName } = await import("@/stage/online");
  return openOnline({ code, name: await ownName(), language });
}

/** Opens such a table now, under the name this person has or a suggested one. */
export function OpenNow({ opens, otherwise, failed, ...button }: OpenNowProps) {
  const net = useTranslations("net");
  const locale = useLocale();
  const { busy, error, send } = useRequest(async () => {
    const path = await (typeof opens === "string" ? openedOnline(opens, locale) : opens());
    return path === null ? { refused: net("fault") } : { go: path };
  }, failed);
  const press = (event: MouseEvent) => {
    // A new tab is another wish: the page for it shows what would be opened.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!busy) send();
  };

  return (
    <>
      <Button {...button} href={`/${locale}${otherwise}`} link={Link} onClick={press} />
      <span role="status" className={error === undefined ? "sr-only" : "mt-1 block text-stop"}>
        {error ?? ""}
      </span>
    </>
  );
}
