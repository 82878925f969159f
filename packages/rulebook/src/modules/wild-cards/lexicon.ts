import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  spoken: {
    wild: { en: "wild joker", fr: "joker", de: "joker" },
    as: { en: "as", fr: "comme vaut", de: "als" },
  },
  said: {
    wild: { en: "Wild", fr: "Joker", de: "Joker" },
    as: { en: "as", fr: "comme", de: "als" },
  },
  searched: {
    wild: {
      en: "wild wilds joker wildcard wild_card joker_card wild_cards any_card_card",
      fr: "joker jokers carte_joker passe_partout carte_sauvage wild",
      de: "joker jokerkarte wildcard universalkarte wildkarte wild platzhalter",
    },
  },
} as const satisfies RoomLexicon;
