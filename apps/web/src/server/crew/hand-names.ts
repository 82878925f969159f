/** What a seat of the quiet crew is called, in the pages' words: after what its hand does, never like a person. */
import type { CrewHand } from "@stillwater/crew";
import type { Language } from "@stillwater/table/session";
import { createTranslator } from "next-intl";
import de from "../../../messages/de/shared.json";
import en from "../../../messages/en/shared.json";
import fr from "../../../messages/fr/shared.json";

const wordsIn = (locale: Language, messages: typeof en) =>
  createTranslator({ locale, messages, namespace: "hands" });

const WORDS = { en: wordsIn("en", en), fr: wordsIn("fr", fr), de: wordsIn("de", de) } as const;

/** "Steady 2": the hand of the crew that holds the seat, and the seat from 1. */
export function handName(hand: CrewHand, seat: number, language: Language): string {
  const words = WORDS[language];
  return words("twice", { hand: words(hand), seat: seat + 1 });
}
