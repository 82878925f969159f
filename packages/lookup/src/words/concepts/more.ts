import type { Concepts } from "./shapes";

/** More words for meanings of the other lists: everyday speech, forms that no stem reaches, and ordinals. */
export const MORE: Concepts = {
  "row+full": {
    en: "finish_a_row finish_the_row finish_one_row finish_row complete_a_row complete_the_row complete_row",
    fr: "finir_une_rangée terminer_une_rangée compléter_une_rangée finir_la_rangée terminer_la_rangée",
    de: "reihe_beenden reihe_fertig reihe_abschließen reihe_vollmachen reihe_fertigstellen",
  },
  turn: {
    en: "my_go your_go her_go his_go next_go per_go one_go go_again",
    fr: "mon_coup ton_coup",
    de: "an_der_reihe der_reihe_nach dransein spielzüge",
  },
  pass: {
    en: "sit_out skips skipping skip_a_turn do_nothing miss_a_turn",
    fr: "sauter_son_tour sauter_un_tour ne_rien_faire sauter_mon_tour",
    de: "überspringen aussetze nichts_tun auslassen",
  },
  discard: {
    en: "thrown throws threw drops dropped dropping ditched chucked get_rid_of rid_of offload dispose",
    fr: "balancer virer jetées jetés défausser_une se_débarrasser larguer",
    de: "schmeißen loszuwerden wegtun losbekommen abgeworfene weggeworfen abwürfe",
  },
  draw: {
    en: "fetch restock redraw drawing_up",
    fr: "repiocher reprends tirée piochées rab",
    de: "nachzuziehen nachgezogen aufnehmen nachnehmen gezogene",
  },
  pay: {
    en: "chip_in contribute settle fork_out",
    fr: "régler débourser participer contribuer",
    de: "beisteuern mitbezahlen begleichen blechen zahlbar bezahlbar",
  },
  price: {
    en: "dear dearer expense toll cheaper",
    fr: "coûteux coûterait coûteraient onéreux facturer supplément",
    de: "billiger billige kostenpunkt legekosten strafe",
  },
  free: {
    en: "free_of_charge costless cost_nothing costs_nothing zero_cost",
    fr: "sans_frais coûte_rien ne_coûte_rien",
    de: "gebührenfrei kostet_nichts ohne_zu_zahlen ohne_zu_bezahlen",
  },
  silence: {
    en: "aloud nod wink sign signs hand_signs",
    fr: "voix muet clin_d_œil bouche dévoiler",
    de: "laut stumm nicken zwinkern diskutieren zeichen",
  },
  reveal: {
    en: "shown open_handed uncovered_hand",
    fr: "révéler montrée cartes_sur_table épier",
    de: "vorzeigen aufdecken offenlegen gucke schaue",
  },
  destroy: {
    en: "eaten destruction devour devours swallowed kills killed victim",
    fr: "mangé mangée avalée dévorer dévore frapper frappe victime",
    de: "gefressen gefressene verschlungen zuschlagen angriff opfer tötet",
  },
  open: {
    en: "open_card face_up_cards market",
    fr: "cartes_visibles étalage exposées",
    de: "auslage offenliegende ausliegende",
  },
  sequence: {
    en: "series unbroken in_sequence",
    fr: "série à_la_suite de_suite",
    de: "serie lückenlose ununterbrochen in_folge",
  },
  gain: {
    en: "reward rewards rewarded prize bonus",
    fr: "récompense reçoit reçois recevons",
    de: "belohnung belohnt bringt_ein prämie",
  },
  cover: {
    en: "overbuild build_over built_over over_the_top",
    fr: "empilée surconstruire poser_dessus",
    de: "überdeckt stapeln darüberlegen bedecken bedeckt",
  },
  harder: {
    en: "poseidon triton galateia leucothea amphitrite demanding tough",
    fr: "poséidon triton galatée leucothée amphitrite exigeant défi",
    de: "poseidon triton galatea leukothea amphitrite anspruchsvoll knackig",
  },
  solo: {
    en: "only_me just_me single_person lone",
    fr: "moi_seul seulement_moi",
    de: "nur_ich einzelperson",
  },
  two_players: {
    en: "just_us_two both_of_us a_couple",
    fr: "tous_les_deux en_couple rien_que_nous_deux",
    de: "nur_wir_zwei wir_zwei wir_beide zu_zweien",
  },
  swap: {
    en: "replace_my_hand trade_in redeal",
    fr: "mulligan troquer troc",
    de: "mulligan umtauschen eintausch",
  },
  end: {
    en: "terminate",
    fr: "finie fini terminée s_arrête",
    de: "schluss beenden beendet zu_ende",
  },
  same: {
    en: "alike_cards twice_the_same duplicate",
    fr: "identiques doublon",
    de: "dasselbe derselben demselben gleichartig",
  },
  legal: {
    en: "acceptable okay_to fine_to",
    fr: "légaux licite avoir_le_droit",
    de: "zulässige regelgerecht erlaubtes",
  },
  block: {
    en: "unusable barred impassable",
    fr: "inutilisable barrer barrée",
    de: "unbenutzbar versperren sperre",
  },
  player: {
    en: "buddy mates wife husband guest teammates partners friends",
    fr: "pote copain copine coéquipiers partenaires mari",
    de: "kumpel partnern mitspielers mitspielern ehefrau",
  },
  space: { en: "room locations", fr: "coins_de_grille endroits", de: "plätzen felds spielfelds" },
  grid: { en: "gameboard tableau", fr: "tableau quadrillage", de: "gitter rasters spielfläche tableau" },
  "1": { en: "first_one", fr: "unique", de: "einzig" },
};
