"use client";

import { type Options, writeOptions } from "@stillwater/engine";
import { Cartouche } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Going } from "./Going";
import type { FoundDeal } from "./seeking";
import { figuresOf, outlookOf } from "./settings";
import { useTold } from "./useTold";

interface OpenPanelProps {
  readonly options: Options;
  readonly again: FoundDeal | null;
}

/** What the settings make, in one sentence and a few figures, and the way to the table. */
export function OpenPanel({ options, again }: OpenPanelProps) {
  const t = useTranslations("open");
  const told = useTold();
  const locale = useLocale();
  const figures = useMemo(() => figuresOf(options), [options]);
  const { players, game } = options;
  const list = new Intl.ListFormat(locale);
  const parts = told(options);
  return (
    <Cartouche
      level={2}
      title={t("sentence", {
        crew: t("crew", { count: players, game }),
        parts: parts.length === 0 ? t("plain", { game }) : list.format(parts),
        outlook: t(outlookOf(options), { count: game === "sea" ? options.soloStart : 0 }),
      })}
    >
      <dl className="figures mt-3 mb-4">
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
      <Going code={writeOptions(options)} players={players} again={again} />
    </Cartouche>
  );
}
