import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  spoken: {
    start: { en: "start", fr: "depart start", de: "start aufbruch" },
    finish: { en: "finish finished", fr: "arrivee finish", de: "ziel ankunft" },
    offer: { en: "offer dial gladly", fr: "offre offrir propose volontiers", de: "biete bieten gern gerne" },
    most: { en: "most", fr: "plus maximum", de: "hochstens hoechstens" },
    agree: { en: "agree", fr: "accepte accepter accord", de: "einverstanden zustimmen" },
  },
  said: {
    start: { en: "Start", fr: "départ", de: "Start" },
    finish: { en: "Finish", fr: "arrivée", de: "Ziel" },
    offer: { en: "offer", fr: "offre", de: "biete" },
    most: { en: "at most", fr: "au plus", de: "höchstens" },
    agree: { en: "agree to", fr: "accepte", de: "einverstanden mit" },
  },
  searched: {
    start: {
      en: "start starts start_card boat ship sail launch embark departure depart harbour harbor port starting_card set_sail set_off departing leave_port leaving_port leave_the_harbour",
      fr: "départ start carte_départ bateau navire embarquer embarquement appareiller port voilier partir prendre_la_mer lever_l_ancre",
      de: "start startkarte aufbruch boot schiff hafen losfahren startet in_see_stechen auslaufen losgehen abfahrt abreise",
    },
    finish: {
      en: "finish finish_card goal_card final_card destination arrival end_card journey_end land harbour_card arriving",
      fr: "arrivée arriver destination carte_arrivée finale accoster fin_du_voyage carte_finale",
      de: "ziel zielkarte ankunft ankommen endkarte landung zielkarten schlusskarte",
    },
    island: {
      en: "island islands isle sea_card number_card numbered_card islet sea_cards",
      fr: "île ile îlot carte_île carte_numérotée îlots",
      de: "insel inseln eiland inselkarte zahlenkarte inselchen",
    },
  },
} as const satisfies RoomLexicon;
