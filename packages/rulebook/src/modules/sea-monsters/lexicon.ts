import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  spoken: {
    monster: {
      en: "monster monsters",
      fr: "monstre monstres",
      de: "seeungeheuer ungeheuer monster seemonster",
    },
  },
  said: {
    monster: { en: "Sea Monster", fr: "Monstre marin", de: "Seeungeheuer" },
  },
  searched: {
    monster: {
      en: "monster monsters sea_monster kraken beast serpent creature octopus sea_creature dragon leviathan shark whale squid sea_beast monstrous seamonster krakens",
      fr: "monstre monstres monstre_marin kraken créature bête pieuvre monstres_marins serpent_de_mer calamar dragon bestiole seiche krakens",
      de: "ungeheuer seeungeheuer monster seemonster meeresungeheuer krake kraken bestie meeresmonster seeschlange meermonster untier drache krake seemonstern ungeheuers monstern meerungeheuer",
    },
  },
} as const satisfies RoomLexicon;
