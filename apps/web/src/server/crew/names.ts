/** What the hands of the quiet crew are called: by what they do, never like people. The messages of the pages say the same. */
import type { CrewHand } from "@stillwater/crew";
import type { Language } from "@stillwater/table/session";

export const HAND_NAMES: Readonly<Record<Language, Readonly<Record<CrewHand, string>>>> = {
  en: { deckhand: "Deckhand", steady: "Steady", navigator: "Navigator" },
  fr: { deckhand: "Matelot", steady: "Main sûre", navigator: "Pilote" },
  de: { deckhand: "Matrose", steady: "Ruhige Hand", navigator: "Lotse" },
};
