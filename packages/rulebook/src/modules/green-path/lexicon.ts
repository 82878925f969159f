import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  searched: {
    green_path: {
      en: "green_path path trail",
      fr: "sentier_vert sentier chemin chemin_vert",
      de: "grüner_pfad pfad weg grünen_pfad grüne_pfad wanderweg",
    },
  },
} as const satisfies RoomLexicon;
