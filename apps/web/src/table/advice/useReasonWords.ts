"use client";

/** Why an act is advised, in one sentence. */
import type { Side } from "@stillwater/crew";
import type { Piece } from "@stillwater/engine";
import type { AdvisedAct } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import type { Stage } from "@/stage/useStage";

/** Cards by name, one after another. */
export function namesOf({ table, cards }: Stage, pieces: readonly Piece[]): string {
  return pieces.map((card) => (cards.brief ?? cards.name)(table, card)).join(", ");
}

export function useReasonWords(stage: Stage): (advised: AdvisedAct) => string {
  const t = useTranslations("advice");
  const side = (which: "below" | "above", { spaces, numbers }: Side): string =>
    spaces === 0 ? t(`${which}None`) : t(which, { spaces, numbers });
  const end = (number: number | null): string => (number === null ? t("shore") : String(number));
  return ({ reason, price }) => {
    switch (reason.kind) {
      case "gap": {
        const { low, high, below, above, held } = reason;
        const sides = { below: side("below", below), above: side("above", above) };
        const isOpen = low === null && high === null;
        const gap = isOpen ? t("open", sides) : t("gap", { low: end(low), high: end(high), ...sides });
        return held === 0 ? gap : `${gap} ${t("held", { count: held })}`;
      }
      case "given": {
        const names = namesOf(stage, reason.cards);
        const count = reason.cards.length;
        return reason.useless === count
          ? t("useless", { cards: names, count })
          : t("missedLeast", { cards: names, useless: reason.useless });
      }
      case "shared":
        return t("shared");
      case "price":
        return t("price", { count: price });
    }
  };
}
