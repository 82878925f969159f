"use client";

import type { Options } from "@stillwater/engine";
import { Cartouche } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { late } from "@/layout/late";
import { useTold } from "@/modules/useTold";
import { outlookOf } from "./settings";

// The figures are the engine's; the settings do not wait for it.
const Figures = dynamic(() => late(() => import("./SetFigures").then((file) => file.SetFigures)), {
  loading: () => <div className="min-h-21" />,
});

interface OpenPanelProps {
  readonly options: Options;
  /** Where, and with whom. */
  readonly children: ReactNode;
}

/** What the settings make, in one sentence and a few figures. */
export function OpenPanel({ options, children }: OpenPanelProps) {
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
      {children}
    </Cartouche>
  );
}
