"use client";

import type { Options } from "@stillwater/engine";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { cardFiguresOf } from "./counting";

/** The settings' figures in cards. */
export function SetFigures({ options }: { readonly options: Options }) {
  const t = useTranslations("open");
  const locale = useLocale();
  const figures = useMemo(() => cardFiguresOf(options), [options]);
  const { players } = options;
  const list = new Intl.ListFormat(locale);
  return (
    <dl className="figures mt-3 mb-4 grid grid-cols-[auto_1fr] gap-x-4.5 gap-y-1.5 min-h-21">
      <dt className="text-quiet">{t("deck")}</dt>
      <dd className="tabular">
        {players === 1 || figures.each.length === 0
          ? t("deckAlone", { total: figures.deck })
          : t("deckValue", { total: figures.deck, each: list.format(figures.each.map(String)) })}
      </dd>
      {figures.spare === null ? null : (
        <>
          <dt className="text-quiet">{t("spare")}</dt>
          <dd className="tabular">{figures.spare}</dd>
        </>
      )}
      {figures.leastPlacing === null ? null : (
        <>
          <dt className="text-quiet">{t("least")}</dt>
          <dd className="tabular">
            {figures.start === null
              ? figures.leastPlacing
              : t("leastValue", { placing: figures.leastPlacing, start: figures.start })}
          </dd>
        </>
      )}
    </dl>
  );
}
