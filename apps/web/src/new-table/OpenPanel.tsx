"use client";

import type { Options } from "@stillwater/engine";
import { Cartouche } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { lazy, memo, type ReactNode, Suspense, useDeferredValue } from "react";
import { late, whenIdle } from "@/layout/late";
import { useTold } from "@/modules/useTold";
import { outlookOf } from "./settings";

// The figures need the engine: the server has rendered them, so the settings do not wait for it to load.
const Figures = lazy(() =>
  late(() => whenIdle(() => import("./SetFigures").then((file) => file.SetFigures))),
);

/** Memoised by the options: the server-rendered figures stay until these change. */
const LateFigures = memo(function LateFigures({ options }: { readonly options: Options }) {
  return (
    <Suspense fallback={<div className="min-h-21" />}>
      <Figures options={options} />
    </Suspense>
  );
});

interface OpenPanelProps {
  readonly options: Options;
  /** Where and with whom to play. */
  readonly children: ReactNode;
}

/** What the settings amount to, in one sentence and a few figures. */
export function OpenPanel({ options, children }: OpenPanelProps) {
  const t = useTranslations("open");
  const told = useTold();
  const locale = useLocale();
  const { players, game } = options;
  // The figures deal a game, so they are deferred until after the response to a tap.
  const counted = useDeferredValue(options);
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
      <LateFigures options={counted} />
      {children}
    </Cartouche>
  );
}
