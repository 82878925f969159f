"use client";

import type { ClauseId } from "@stillwater/engine";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { ClauseView } from "./ClauseView";
import { clausePageOf } from "./clause-page";

/** A rule's page built from the texts on this device. */
export default function KeptClause({ clause }: { readonly clause: ClauseId }) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const page = useMemo(() => clausePageOf(clause, locale), [clause, locale]);
  const title = `${t("clauseTitle", { title: page.title, game: page.game })} · Stillwater`;
  // The head belongs to the cached page, and its title is replaced again whenever React renders that page's own.
  useEffect(() => {
    const put = () => {
      if (document.title !== title) document.title = title;
    };
    const head = new MutationObserver(put);
    head.observe(document.head, { childList: true, subtree: true, characterData: true });
    put();
    return () => head.disconnect();
  }, [title]);
  return <ClauseView page={page} />;
}
