import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  searched: {
    panorama: {
      en: "panorama panoramas view vista objective photo photos picture scenery landscape scenic pattern images image",
      fr: "panorama panoramas vue objectif photo paysage motif image images photos",
      de: "panorama panoramen aussicht ausblick foto bild landschaft muster panoramakarte bilder bildern fotos",
    },
    meet: {
      en: "met achieved fulfilled accomplish satisfy scored_panorama",
      fr: "atteint rempli_objectif accompli réaliser",
      de: "erfüllt erreicht erfüllen geschafft erreichen",
    },
  },
} as const satisfies RoomLexicon;
