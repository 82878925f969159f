"use client";

import type { Nowhere } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import { capitalised } from "@/i18n/capitalised";
import { useVoiceSoon } from "@/stage/Voice";

/** The reason why a card fits nowhere, in one sentence. */
export function useNowhereWords(): (nowhere: Nowhere) => string {
  const t = useTranslations("table");
  const voice = useVoiceSoon();
  return (nowhere) => {
    switch (nowhere.why) {
      case "dear":
        return t("nowhereDear", { price: nowhere.price, have: nowhere.have });
      case "rule":
        if (voice === null) return "";
        return t("nowhereRule", {
          place: capitalised(voice.placeText(nowhere.at)),
          reason: voice.findingText(nowhere.finding),
        });
      case "full":
        if (nowhere.low === null) return t("nowhereLow", { high: nowhere.high ?? 0 });
        if (nowhere.high === null) return t("nowhereHigh", { low: nowhere.low });
        return t("nowhereFull", { low: nowhere.low, high: nowhere.high });
    }
  };
}
