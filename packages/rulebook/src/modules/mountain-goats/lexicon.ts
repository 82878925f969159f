import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  spoken: {
    goat: { en: "goat goats", fr: "chevre chevres", de: "ziege ziegen" },
    herd: {
      en: "herd herds drive drives",
      fr: "troupeau troupeaux mene mener",
      de: "herde herden treibe treiben treibt",
    },
  },
  said: {
    herd: { en: "herd", fr: "troupeau", de: "Herde" },
  },
  searched: {
    goat: {
      en: "goat goats mountain_goat mountain_goats billy animal ibex animals kid_goat",
      fr: "chèvre chèvres bouc biquette cabri animal bouquetin cabra animaux bêtes_à_cornes chevreau",
      de: "ziege ziegen bergziege geiß steinbock gams ziegenkarte tier geissen steinböcke bergziegen zicklein tiere tieren ziegenherde",
    },
    herd: {
      en: "herd herds herding flock",
      fr: "troupeau troupeaux mener guider",
      de: "herde herden treiben",
    },
  },
} as const satisfies RoomLexicon;
