"use client";

import type { Live } from "@stillwater/table/session";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";

const SHORT = 8;

/** The path, after the language, to a deal's proof; `here` for a game on this device, which has no words. */
export const verifyPath = (id: string, here: boolean): string =>
  here ? `/here/verify?game=${id}` : `/play/${id}/verify`;

/** The first characters of the shuffle's fingerprint, shown from the deal on. The link leads to all of it. */
export function DealPrint({ live }: { readonly live: Live }) {
  const t = useTranslations("table");
  const locale = useLocale();
  const { commitment, id, words } = live.view;
  if (commitment === null) return null;
  return (
    <Link
      href={`/${locale}${verifyPath(id, words === "")}`}
      className="inline-flex min-h-11 items-center text-[15px] text-quiet underline decoration-1 underline-offset-4"
    >
      {t("deal", { print: commitment.slice(0, SHORT) })}
    </Link>
  );
}
