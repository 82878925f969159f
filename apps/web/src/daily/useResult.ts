"use client";

import type { DailyMonth } from "@stillwater/table/session";
import { useTranslations } from "next-intl";
import type { DailyWayOf } from "./days";

type Game = DailyMonth["games"][number];

/** How a daily game ended, in a few words for a calendar and in a sentence for sharing. */
export function useResult() {
  const t = useTranslations("daily");
  const brief = ({ status, figures }: Game): string => {
    switch (status) {
      case "won":
        return t("won", { spare: figures?.spare ?? 0 });
      case "lost":
        return t("lost", { open: figures?.open ?? 0 });
      case "stopped":
        return t("stopped");
      default:
        return t("playing");
    }
  };
  const sentence = ({ game, crew }: DailyWayOf, number: number, { status, figures }: Game): string => {
    const values = {
      won: status === "won" ? "yes" : "no",
      spare: figures?.spare ?? 0,
      open: figures?.open ?? 0,
    };
    const result = t(game === "sea" ? "resultSea" : "resultMountain", values);
    return t(game === "sea" ? "shareSea" : "shareMountain", { number, crew, result });
  };
  return { brief, sentence };
}
