"use client";

/** Why an act is advised, in one sentence. */
import type { OpenSide } from "@stillwater/crew";
import type { ActType, Piece } from "@stillwater/engine";
import type { AdvisedAct } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import type { ActLook } from "@/modules/room";
import { ACTS } from "@/modules/rooms";
import type { Stage } from "@/stage/useStage";

/** Card names, separated by commas. */
export function pieceNamesOf({ table, cards }: Stage, pieces: readonly Piece[]): string {
  return pieces.map((card) => (cards.brief ?? cards.name)(table, card)).join(", ");
}

export function useReasonWords(stage: Stage): (advised: AdvisedAct) => string {
  const t = useTranslations("advice");
  const side = (which: "below" | "above", { spaces, numbers }: OpenSide): string =>
    spaces === 0 ? t(`${which}None`) : t(which, { spaces, numbers });
  const end = (number: number | null): string => (number === null ? t("shore") : String(number));
  // Of the cards counted, those held in hand are mentioned after them.
  const holding = (sentence: string, held: number): string =>
    held === 0 ? sentence : `${sentence} ${t("held", { count: held })}`;
  const deed = (type: ActType): string | null => {
    const { reason }: ActLook = ACTS[type];
    return reason === null ? null : t(`deeds.${reason}`);
  };
  return ({ act, reason, price }) => {
    switch (reason.kind) {
      case "gap": {
        const { low, high, below, above, held } = reason;
        const sides = { below: side("below", below), above: side("above", above) };
        const isOpen = low === null && high === null;
        if (!isOpen && below.spaces + above.spaces === 0)
          return t("fills", { low: end(low), high: end(high) });
        const gap = isOpen ? t("open", sides) : t("gap", { low: end(low), high: end(high), ...sides });
        return holding(gap, held);
      }
      case "row": {
        const { row, open, follow, held, opens } = reason;
        const behind = holding(t("row", { row, open, count: follow }), open === 0 ? 0 : held);
        return opens === null ? behind : `${behind} ${t("opens", { row: opens })}`;
      }
      case "bridge":
        return t("bridge", { row: reason.row });
      case "cover":
        return t("cover");
      case "lifts":
        return t("lifts", { card: pieceNamesOf(stage, [reason.card]) });
      case "ends":
        return t("ends");
      case "given": {
        const cards = pieceNamesOf(stage, reason.cards);
        const count = reason.cards.length;
        const missed =
          reason.useless === count
            ? t("useless", { cards, count })
            : t("missedLeast", { cards, useless: reason.useless });
        return [deed(act.type) ?? [], missed].flat().join(" ");
      }
      case "shared":
        return t("shared");
      case "deed":
        return deed(act.type) ?? t("price", { count: price });
    }
  };
}
