"use client";

import type { Act } from "@stillwater/engine";
import { GIFTS } from "@stillwater/table/act-builder";
import { useTranslations } from "next-intl";
import type { Stage } from "@/stage/useStage";
import { useVoice } from "@/stage/Voice";
import { useActWords } from "@/table/act-builder/useActWords";
import { pieceNamesOf } from "@/table/advice/useReasonWords";

/** An act in a few words: the card and where it goes, or the cards given. */
export function useCalled(stage: Stage): (act: Act) => string {
  const t = useTranslations("advice");
  const voice = useVoice();
  const words = useActWords(stage);
  return (act) => {
    if (GIFTS.some((gift) => gift === act.type)) return t("give", { cards: pieceNamesOf(stage, act.cards) });
    const place = act.to === 0 ? "" : voice.placeText(stage.table.rulebook.placeName(act.to));
    return place === "" ? words.aim(act, 0) : `${words.aim(act, 0)}, ${place}`;
  };
}
