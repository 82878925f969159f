import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  spoken: {
    pillar: { en: "pillar pillars", fr: "pilier piliers", de: "pfeiler saule saeule" },
  },
  searched: {
    arch: {
      en: "arch high_arch archway gate",
      fr: "arche grande_arche arc arcade",
      de: "bogen hoher_bogen hohe_bogen torbogen tor",
    },
    pillar: { en: "pillar pillars leg", fr: "pilier piliers", de: "pfeiler säule säulen" },
    roof: {
      en: "roof top_part lintel upper_part top_section upper_section upper_half_of_the_arch",
      fr: "toit toiture partie_haute partie_supérieure linteau",
      de: "dach dächer oberer_teil oberen_teil oberteil querbalken",
    },
  },
  apart: ["#arch", "#pillar", "#roof"],
} as const satisfies RoomLexicon;
