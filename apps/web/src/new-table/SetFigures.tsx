"use client";

import type { Options } from "@stillwater/engine";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { cardFiguresOf } from "./counting";

/** What the settings come to in cards. */
export function SetFigures({ options }: { readonly options: Options }) {
  const t = useTranslations("open");
  const locale = useLocale();
  const figures = useMemo(() => cardFiguresOf(options), [options]);
  const { players } = options;
  const list = new Intl.ListFormat(locale);
  return (
    <dl className="figures open-figures mt-3 mb-4">
      <dt>{t("deck")}</dt>
      <dd>
        {players === 1 || figures.each.length === 0
          ? t("deckAlone", { total: figures.deck })
          : t("deckValue", { total: figures.deck, each: list.format(figures.each.map(String)) })}
      </dd>
      {figures.spare === null ? null : (
        <>
          <dt>{t("spare")}</dt>
          <dd>{figures.spare}</dd>
        </>
      )}
      {figures.leastPlacing === null ? null : (
        <>
          <dt>{t("least")}</dt>
          <dd>
            {figures.start === null
              ? figures.leastPlacing
              : t("leastValue", { placing: figures.leastPlacing, start: figures.start })}
          </dd>
        </>
      )}
    </dl>
  );
}
