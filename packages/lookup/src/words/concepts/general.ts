import type { Concepts } from "./shapes";

/** Words of any card game that our books do not use, and what is said around a table. */
export const GENERAL: Concepts = {
  divide: {
    en: "divide divides divisible split splitting uneven unevenly leftover leftovers remainder come_out_even",
    fr: "diviser divise divisible inégal inégale inégales tombe_juste tomber_juste reste_de_cartes",
    de: "aufteilen aufgeteilt teilbar ungleich geht_nicht_auf gehen_nicht_auf aufgehen",
  },
  direction: {
    en: "direction directions which_way way_round zigzag snake leftwards rightwards reading_order",
    fr: "sens direction zigzag serpent serpentin",
    de: "richtung richtungen zickzack schlangenlinie leserichtung rum",
  },
  corner: { en: "corner corners", fr: "coin coins", de: "ecke ecken" },
  goal: {
    en: "goal goals aim aims objective object_of_the_game point_of_the_game purpose_of_the_game target",
    fr: "but buts objectif objectifs but_du_jeu",
    de: "spielziel zweck_des_spiels worum_geht ziel_des_spiels aufgabe",
  },
  box: { en: "box boxes", fr: "boîte boîtes", de: "schachtel karton spielschachtel" },
  age: {
    en: "youngest oldest age older younger",
    fr: "jeune âgé âgée âge vieux",
    de: "jüngste jüngster älteste ältester",
  },
  cooperative: {
    en: "cooperative cooperatively co_op coop cooperate",
    fr: "coopératif coopérative coopérer coop",
    de: "kooperativ kooperatives miteinander gemeinschaftlich",
  },
  build: {
    en: "build builds built building construct erect",
    fr: "construire construit bâtir construction",
    de: "bauen baue baut gebaut errichten bauwerk",
  },
  early: {
    en: "early too_soon soon premature",
    fr: "tôt prématuré prématurément",
    de: "früh vorzeitig verfrüht frühzeitig",
  },
  late: { en: "late", fr: "tard tardif", de: "spät" },
  instead: {
    en: "instead alternatively in_place_of",
    fr: "au_lieu à_la_place plutôt",
    de: "statt anstatt stattdessen anstelle lieber",
  },
  stuck: {
    en: "stuck none_of_my none_of_them dead_end no_move no_moves no_legal_move hopeless cannot_move can_t_move nothing_works nothing_fits nothing_to_play nothing_left_to_play nothing_more_to_play can_t_play_anything cant_play_anything cannot_play_anything no_playable_card trapped",
    fr: "coincé coincée aucune_de_mes aucun_coup impasse plus_de_coups bloqué_sans_coup rien_à_jouer plus_rien_à_jouer rien_à_poser plus_rien_à_poser rien_jouable peux_plus_jouer peux_plus_rien_jouer peux_rien_jouer",
    de: "keine_meiner festsitzen festgefahren sackgasse kein_zug keinen_zug sitzt_fest sitze_fest feststecken stecke_fest nichts_zu_spielen nichts_mehr_zu_spielen nichts_mehr_spielen nichts_mehr_legen nicht_mehr_legen geht_nichts_mehr nichts_geht_mehr",
  },
  diagonal: { en: "diagonal diagonally", fr: "diagonale diagonales", de: "diagonal diagonale schräg" },
  isolated: {
    en: "isolated apart far far_away remote on_its_own by_itself",
    fr: "isolé isolée loin éloigné",
    de: "isoliert abseits entfernt weit_weg alleinstehend",
  },
  connect: {
    en: "connect connects connected connecting link linked attach attached contiguous join joined joins",
    fr: "relier relié reliée raccorder connecté connecter rejoindre attenant",
    de: "verbinden verbunden zusammenhängen zusammenhängend anknüpfen verbindung anbauen",
  },
  front: {
    en: "in_front in_front_of_me in_front_of",
    fr: "devant devant_moi",
    de: "vor_mir vor_sich vor_dir",
  },
  at_once: {
    en: "immediately right_away straight_away instantly",
    fr: "tout_de_suite immédiatement aussitôt sur_le_champ",
    de: "sofort unverzüglich umgehend auf_der_stelle gleich_jetzt",
  },
  optional: {
    en: "optional voluntary voluntarily freely free_choice",
    fr: "facultatif facultative volontaire volontairement librement",
    de: "freiwillig optional beliebig",
  },
  fewest: { en: "fewer fewest least_cards", fr: "moins_de le_moins", de: "weniger wenigsten wenigste" },
  enough: {
    en: "enough sufficient suffice too_few not_enough short_of",
    fr: "assez suffit suffisant suffisent suffisamment trop_peu pas_assez",
    de: "genug genügend reicht reichen ausreichen ausreichend zu_wenig zu_wenige",
  },
  different: {
    en: "different differently differ",
    fr: "différent différente différents",
    de: "verschieden anders unterschiedlich",
  },
  sideways: {
    en: "sideways lateral laterally",
    fr: "de_côté sur_le_côté latéral",
    de: "seitwärts zur_seite seitlich",
  },
  reversed: {
    en: "reverse reversed backwards backward go_back going_back back_to_front opposite mirrored mirror right_to_left",
    fr: "envers inverse inversé miroir reculer recule reculons en_arrière marche_arrière de_droite_à_gauche",
    de: "rückwärts umgekehrt zurückgehen zurück_gehen rückwärtsgang spiegelverkehrt gespiegelt spiegelbild von_rechts_nach_links",
  },
  wrong: {
    en: "wrong incorrect mistake error mistaken",
    fr: "faux fausse erreur incorrect",
    de: "falsch fehler verkehrt",
  },
  how_long: {
    en: "how_long duration lasts last_for as_long",
    fr: "combien_de_temps jusqu_à_quand longtemps durée dure",
    de: "wie_lange bis_wann dauer dauert wielange",
  },
  half: { en: "half halves", fr: "moitié demi", de: "hälfte halb" },
  total: {
    en: "total altogether in_all in_total overall",
    fr: "total au_total en_tout",
    de: "insgesamt gesamt gesamtzahl",
  },
  each_person: {
    en: "per_person per_player apiece each_of_us each_person each_player",
    fr: "chacun chacune par_personne par_joueur",
    de: "pro_person pro_spieler jeweils je_person jeder_einzelne",
  },
  worth: { en: "worth", fr: "vaut valent", de: "wert wertvoll" },
  contents: {
    en: "contain contains contents consist consists",
    fr: "contient contenu contenir",
    de: "enthält enthalten inhalt besteht",
  },
  fresh: { en: "new fresh", fr: "nouveau nouvelle neuf_cartes", de: "neu neue neuen neuer" },
  interrupt: {
    en: "break breaks broken interrupt interrupts",
    fr: "couper coupure interrompre interrompt casser",
    de: "unterbrechen unterbricht unterbrochen brechen",
  },
  special: {
    en: "special specials",
    fr: "spécial spéciale spéciales",
    de: "besondere spezial sonderkarten sonderkarte spezialkarten",
  },
  "descend+below": {
    en: "descend downwards downhill go_down decrease fall falls falling",
    fr: "descendre redescendre descend descendent décroître décroissant décroissante baisser diminuer",
    de: "hinunter runter absteigen absteigend herunter hinab abwärts fallend sinken sinkend",
  },
  strict: { en: "strict stricter strictly", fr: "strict stricte", de: "streng strenge strikt" },
  table: { en: "table tabletop", fr: "table", de: "tisch tischplatte" },
  possible: { en: "possible possibility feasible", fr: "possible possibilité", de: "möglichkeit machbar" },
  condition: {
    en: "condition conditions requirement requirements prerequisite",
    fr: "condition conditions exigence",
    de: "bedingung bedingungen voraussetzung voraussetzungen",
  },
  result: {
    en: "result results calculate add_up sum",
    fr: "résultat calculer décompte somme",
    de: "ergebnis berechnen endstand abrechnung zusammenzählen summe",
  },
  "3+player": {
    en: "three_of_us three_players three_people",
    fr: "à_trois trois_joueurs",
    de: "zu_dritt drei_spieler drei_spielern",
  },
  "4+player": {
    en: "four_of_us four_players four_people",
    fr: "à_quatre quatre_joueurs",
    de: "zu_viert vier_spieler vier_spielern",
  },
  "5+player": {
    en: "five_of_us five_players five_people",
    fr: "à_cinq cinq_joueurs",
    de: "zu_fünft fünf_spieler fünf_spielern",
  },
  "player+mountain": {
    en: "climber climbers mountaineer mountaineers",
    fr: "grimpeur grimpeurs grimpeuse alpiniste",
    de: "kletterer bergsteiger kletterin",
  },
};
