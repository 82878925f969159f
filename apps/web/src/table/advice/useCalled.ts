"use client";

import type { Act } from "@stillwater/engine";
import { isActBy, isNamedGift, playedAs, whereTo } from "@stillwater/table/act-builder";
import { useTranslations } from "next-intl";
import type { Stage } from "@/stage/useStage";
import { useVoice } from "@/stage/Voice";
import { useActWords } from "@/table/act-builder/useActWords";
import { pieceNamesOf } from "./useReasonWords";

interface Called {
  readonly what: string;
  /** The place, or the cards given for what a gift does; empty for neither. */
  readonly where: string;
}

/** An act in a few words, in two parts: the card and where it goes, or the cards given. */
export function useCalled(stage: Stage): (act: Act) => Called {
  const t = useTranslations("advice");
  const tool = useTranslations("tool");
  const voice = useVoice();
  const words = useActWords(stage);
  return (act) => {
    const { type, cards } = act;
    const { placeName } = stage.table.rulebook;
    const given = pieceNamesOf(stage, cards);
    if (isNamedGift(type)) return { what: tool(type), where: given };
    if (isActBy(type, "gift")) return { what: t("give", { cards: given }), where: "" };
    return {
      what: playedAs(act, words.aim(act, 0)),
      where: whereTo(act, (place) => voice.placeText(placeName(place))),
    };
  };
}
