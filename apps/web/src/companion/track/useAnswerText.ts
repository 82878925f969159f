"use client";

import { namedPiece, namedPlace } from "@stillwater/engine";
import { only } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import { COMPANION_PARTS } from "@/modules/companions";
import { useVoice } from "@/stage/Voice";

/** The words of an answer that a module has of its own. */
function ownText(answer: string): string | undefined {
  const named = namedPiece(answer);
  if (named === undefined) return undefined;
  return only(
    Object.values(COMPANION_PARTS).flatMap((part) => part?.text?.(named) ?? []),
    `the words for ${answer}`,
  );
}

/** What came to light, in words of its own: "Yes", "Row 2", "the orange Storm". The game must have it. */
export function useAnswerText(): (answer: string) => string {
  const t = useTranslations("track");
  const voice = useVoice();
  return (answer) => {
    if (answer === "yes" || answer === "no") return t(answer);
    const own = ownText(answer);
    if (own !== undefined) return own;
    const place = namedPlace(answer);
    return place?.kind === "row" ? t("row", { row: place.number }) : voice.cardText(answer);
  };
}
