import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  spoken: {
    turn: {
      en: "turn turns rotate rotates flip flips",
      fr: "tourne tourner retourne retourner pivote pivoter",
      de: "drehe drehen dreh dreht wende wenden umdrehen gedreht",
    },
  },
  said: {
    turn: { en: "turn", fr: "tourne", de: "drehe" },
  },
  searched: {
    night: {
      en: "night moon dark nighttime",
      fr: "nuit lune nocturne",
      de: "nacht mond nachts nachtseite dunkel",
    },
    day: { en: "day sun daylight daytime", fr: "jour soleil diurne", de: "tag sonne tags tagseite hell" },
    rotate: {
      en: "rotate rotates flip flips flipped flipping turn_over turn_around turn_a_card invert turning_a_card turn_the_card turn_it other_side",
      fr: "tourner tourne retourner retourne pivoter retournée retournement autre_côté",
      de: "drehen dreht umdrehen wenden gedreht umgedreht wendet andere_seite rumdrehen",
    },
  },
  apart: ["#night", "#day", "#rotate", "#side"],
} as const satisfies RoomLexicon;
