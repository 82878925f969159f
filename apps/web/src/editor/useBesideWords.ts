"use client";

import { useTranslations } from "next-intl";
import { useCardWord } from "@/companion/TypedLine";
import { useVoice } from "@/stage/Voice";
import type { BesideWords } from "./beside";

/** Words for the pieces beside a board, in the reader's language. */
export function useBesideWords(names: readonly string[]): BesideWords {
  const t = useTranslations("editor");
  const voice = useVoice();
  const word = useCardWord();
  return {
    ...{ start: word("start"), finish: word("finish"), summit: word("summit") },
    ...{ t, place: (name) => voice.placeText(name), seat: (seat) => voice.seatText(seat, names) },
  };
}
