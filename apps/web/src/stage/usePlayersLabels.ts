"use client";

import type { PlayersLabels } from "@stillwater/ui";
import { useTranslations } from "next-intl";

/** The labels of the signs beside a player's name. */
export function usePlayersLabels(): PlayersLabels {
  const t = useTranslations("table");
  return { list: t("crew"), pile: t("pileWord"), hand: t("handWord"), discards: t("discardsWord") };
}
