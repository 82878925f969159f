import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  spoken: {
    swap: { en: "swap exchange", fr: "echange echanger", de: "tausche tauschen" },
  },
  said: {
    swap: { en: "swap", fr: "échange", de: "tausche" },
  },
  searched: {
    duel: {
      en: "duel competitive versus competition compete against_each_other opponent rival pvp vs one_on_one head_to_head competitively oppose 1_v_1 1_vs_1 1_on_1",
      fr: "duel compétition compétitif adversaire rival l_un_contre_l_autre affronter contre 1_contre_1 un_contre_un face_à_face rivaux compétitivement 1_v_1",
      de: "duell wettstreit wettkampf gegner gegeneinander kompetitiv konkurrenz 1_gegen_1 eins_gegen_eins gegeneinanderspiel wettkampfspiel duellmodus rivale 1_v_1",
    },
    tie: {
      en: "tie ties tied tiebreaker tie_break draw_game equal_points same_points same_score equal_score even_score level_on_points",
      fr: "égalité départager ex_aequo égaux même_score égalité_de_points à_égalité",
      de: "gleichstand unentschieden gleiche_punkte punktgleich gleicher_punktzahl gleich_viele_punkte punktegleichstand punktgleichheit",
    },
  },
  apart: ["#duel", "#point", "#tie", "#swap", "#open"],
} as const satisfies RoomLexicon;
