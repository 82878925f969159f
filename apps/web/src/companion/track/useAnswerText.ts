"use client";

import { namedPiece, namedPlace } from "@stillwater/engine";
import { only } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import { COMPANION_PARTS } from "@/modules/companions";
import { useVoice } from "@/stage/Voice";

/** A module's own words for an answer. */
function ownText(answer: string): string | undefined {
  const named = namedPiece(answer);
  if (named === undefined) return undefined;
  return only(
    Object.values(COMPANION_PARTS).flatMap((part) => part?.text?.(named) ?? []),
    `the words for ${answer}`,
  );
}

/** The words for what came to light: "Yes", "Row 2", "the orange Storm", a place. A card must be part of the game. */
export function useAnswerText(): (answer: string) => string {
  const t = useTranslations("track");
  const voice = useVoice();
  return (answer) => {
    if (answer === "yes" || answer === "no") return t(answer);
    const own = ownText(answer);
    if (own !== undefined) return own;
    const place = namedPlace(answer);
    if (place?.kind === "space") return voice.placeText(answer);
    return place?.kind === "row" ? t("row", { row: place.number }) : voice.cardText(answer);
  };
}
