"use client";

import { type Options, writeOptions } from "@stillwater/engine";
import { Cartouche } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { late } from "@/shell/late";
import { Going } from "./Going";
import type { FoundDeal } from "./seeking";
import { outlookOf } from "./settings";
import { useTold } from "./useTold";

// The figures are the engine's; the settings do not wait for it.
const Figures = dynamic(() => late(() => import("./Figures").then((file) => file.Figures)), {
  loading: () => <div className="open-figures" />,
});

interface OpenPanelProps {
  readonly options: Options;
  readonly again: FoundDeal | null;
  /** Whether the game will be played with printed cards. */
  readonly onPrinted: (printed: boolean) => void;
}

/** What the settings make, in one sentence and a few figures, and the way to the table. */
export function OpenPanel({ options, again, onPrinted }: OpenPanelProps) {
  const t = useTranslations("open");
  const told = useTold();
  const locale = useLocale();
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
      <Figures options={options} />
      <Going code={writeOptions(options)} players={players} again={again} onPrinted={onPrinted} />
    </Cartouche>
  );
}
