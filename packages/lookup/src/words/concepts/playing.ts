import type { Concepts } from "./shapes";

/** Turns, hands and players, from the setup to the end. */
export const PLAYING: Concepts = {
  silence: {
    en: "silence silent talk talking speak speaking say tell communicate communication discuss chat hint hints secret share_information communicating conversation speech quiet mention whisper signal gesture table_talk warn announce hush chatting told chatter gossip cheat cheating",
    fr: "silence parler parle dire dit communiquer communication discuter bavarder indice parlez se_taire taire chuchoter signe geste prévenir annoncer discussion discute causer papoter papotage tricher bavardage",
    de: "stille schweigen reden sprechen spricht sagen sagt kommunizieren kommunikation unterhalten absprechen hinweis besprechen redet absprache flüstern zeichen_geben andeuten verraten still ruhe leise plaudern mitteilen erzählen quatschen tratschen schwatzen schummeln mogeln gesprochen geredet",
  },
  reveal: {
    en: "show shows look looks see seen looking peek reveal watch visible peek peeking check inspect glance known",
    fr: "montrer montre regarder voir regarde consulter coup_d_œil vérifier regardent jeter_un_œil espionner",
    de: "zeigen zeigt ansehen anschauen sehen angucken gucken sichtbar durchsehen schauen hineinsehen nachsehen nachschauen reinschauen einsehen anzusehen kennen",
  },
  turn: {
    en: "turn turns my_turn your_turn round",
    fr: "tour tours mon_tour",
    de: "zug züge spielzug runde am_zug dran",
  },
  action: {
    en: "action actions move_options",
    fr: "action actions",
    de: "aktion aktionen",
  },
  first: {
    en: "first begin begins beginning who_starts goes_first go_first starts_the_game starting_player first_player starter who_begins beginner_of_the_game opening_move initially start_of_the_game beginning_of_the_game",
    fr: "premier première commencer commence début qui_commence premier_joueur d_abord entamer démarre démarrer au_début en_premier",
    de: "erste erster beginnen beginnt anfangen anfängt startspieler wer_beginnt anfang zuerst fängt anfangs zu_beginn am_anfang als_erstes startet_das_spiel losgeht",
  },
  setup: {
    en: "setup set_up prepare preparation layout_of_game shuffle shuffled setting_up prep install starting_setup",
    fr: "mise_en_place préparer préparation installer mélanger installe installation préparatifs mettre_en_place",
    de: "aufbau aufbauen vorbereiten vorbereitung mischen gemischt vorbereitet aufgebaut startaufbau einrichten",
  },
  deal: {
    en: "deal deals dealt dealing distribute hand_out evenly split splitting divide divided portion cards_each cards_per_player per_player per_person apiece",
    fr: "répartir distribuer distribution également équitablement répartition partage répartis distribue cartes_chacun cartes_par_joueur par_joueur par_personne",
    de: "verteilen austeilen verteilt ausgeteilt gleichmäßig geben aufteilung aufteilen teilen_auf zuteilen aufgeteilt verteilung karten_jeder jeder_karten pro_spieler pro_person pro_kopf",
  },
  limit: {
    en: "limit limits hand_limit hand_size maximum max at_most cap how_big_is_my_hand largest_possible minimum hand_maximum",
    fr: "limite limites maximum taille_de_main plafond au_maximum au_plus max",
    de: "limit handlimit grenze maximum kartenlimit höchstens handkartenlimit obergrenze limits maximal höchstzahl",
  },
  must: {
    en: "must forced force mandatory compulsory obliged obligation required have_to oblige need_to supposed should_i obligatory compelled have_to_play",
    fr: "obligé obligatoire forcé devoir dois doit obligation forcément contraint obliger obligée devez doivent",
    de: "muss müssen pflicht gezwungen zwingend zwang verpflichtet musst unbedingt gezwungenermaßen obligatorisch verpflichtend soll_ich muß",
  },
  cannot: {
    en: "cannot unable impossible not_possible can_t",
    fr: "impossible incapable",
    de: "unmöglich unlösbar unfähig",
  },
  stop: {
    en: "stop cancel cancelled prevent counter avoid negate undo ignore",
    fr: "arrêter annuler annule empêcher éviter contrer",
    de: "aufhalten abwehren verhindern stoppen abbrechen aufheben vermeiden",
  },
  spend: {
    en: "spend use uses used using spent spending",
    fr: "dépenser utiliser dépense utilise servir",
    de: "ausgeben nutzen benutzen verwenden einsetzen nutze verbrauchen",
  },
  gain: {
    en: "gain earn get gets earns receive obtain earned award reward",
    fr: "gagner_une obtenir recevoir obtient rapporte",
    de: "bekommen erhalten verdienen kriegen bekommt erhält kriegt",
  },
  share: {
    en: "share shared sharing together belong belongs common collective jointly team_property whose everyone_s",
    fr: "partager partagé commun ensemble appartenir appartient à_qui appartiennent collectif propriété",
    de: "teilen geteilt gemeinsam zusammen wem_gehört wem_gehören allen_gehören besitzt besitzen",
  },
  two_players: {
    en: "two_players 2_players two_player 2_player two_of_us couple_of_players the_two_of_us in_a_pair 2p",
    fr: "à_deux deux_joueurs 2_joueurs à_2 deux_personnes nous_deux à_deux_joueurs",
    de: "zu_zweit zwei_spieler zwei_spielern 2_spieler zwei_personen zweit zu_2 zwei_leuten zweierspiel zweispieler paarweise",
  },
  solo: {
    en: "solo alone single_player by_myself one_player on_my_own solitaire by_yourself on_your_own 1_player lonely",
    fr: "solo seul seule en_solo solitaire tout_seul toute_seule 1_joueur individuel",
    de: "solo allein alleine einzelspieler einzeln ein_spieler 1_spieler einsam einzelspiel solospiel solomodus",
  },
  harder: {
    en: "harder hard difficult difficulty challenge challenging hardest tougher expert level levels advanced hardness",
    fr: "difficile difficulté dur plus_dur expert niveaux corsé plus_difficile ardu",
    de: "schwerer schwer schwierig schwieriger schwierigkeit herausforderung experten stufe_des_spiels anspruchsvoller härter schwierigkeitsgrad schwierigkeitsstufe",
  },
  easier: {
    en: "easier easy simple simpler easiest beginner kids children gentler",
    fr: "facile plus_facile simple débutant enfants plus_simple facilement",
    de: "leichter leicht einfach einfacher anfänger kinder vereinfachen einfachere",
  },
  last: {
    en: "last final left remaining last_one single_card only_card",
    fr: "dernier dernière restant restante reste dernière_carte",
    de: "letzte letzter letzten übrig einzige einzige_karte letzte_karte eine_einzige",
  },
  gap: {
    en: "gap gaps hole holes impossible_to_fill unfillable dead_space holes leave_space cut_off",
    fr: "trou trous vide_impossible trouer espace_perdu",
    de: "lücke lücken loch löcher freiraum zwischenraum",
  },
  pass: {
    en: "pass passes passing skip",
    fr: "passer passe passer_son_tour",
    de: "passen passt passe aussetzen",
  },
  swap: {
    en: "swap swaps exchange trade change_hand swapping mulligan new_hand fresh_hand",
    fr: "échanger échange changer nouvelle_main",
    de: "tauschen tausche tausch wechseln eintauschen neue_hand tausch_der_hand",
  },
  spare: {
    en: "spare second extra_start another_start other_starts useless superfluous",
    fr: "trop second deuxième autre autres inutile",
    de: "übrige zweiter zweite weiterer überzählig nutzlos anderer",
  },
  extra: {
    en: "extra additional more plus bonus further add added",
    fr: "supplémentaire plus_de additionnel en_plus bonus ajouter ajoutée en_rab",
    de: "zusätzlich mehr extra weitere extrakarte hinzufügen dazu bonus",
  },
  auto: {
    en: "automatic automatically random randomly chance by_chance luck dice lot lots draw_lots randomised",
    fr: "automatique hasard aléatoire au_hasard sort tirage aléatoirement tirer_au_sort",
    de: "automatisch zufällig zufall los zufallsgesteuert auslosen gelost würfel zufallsprinzip",
  },
  choose: {
    en: "choose chosen choice pick select decide",
    fr: "choisir choix choisit décider",
    de: "wählen auswählen aussuchen wahl entscheiden bestimmen",
  },
  name: {
    en: "name names named call declare",
    fr: "nommer nom annoncer",
    de: "nennen benennen name ansagen",
  },
  mix: {
    en: "mix combine combined combination together_with mixed",
    fr: "combiner mélange combinaison mêler",
    de: "kombinieren kombination zusammen_mit vermischen",
  },
  shape: {
    en: "shape size wide tall height width picture look_like looks_like arranged arrange arrangement dimensions big",
    fr: "forme taille large hauteur dimensions ressemble disposition agencer disposer dimension",
    de: "form größe breit breite höhe gestalt aussehen aussieht sieht_aus anordnen anordnung maße",
  },
  unseen: {
    en: "unseen blind face_down secretly hidden concealed top_cards facedown",
    fr: "caché cachée face_cachée sans_regarder secret",
    de: "verdeckt ungesehen blind heimlich versteckt",
  },
  legal: {
    en: "legal allowed allow permitted valid ok_to legitimate illegal",
    fr: "permis légal autorisé permise interdit_ou_permis droit_de autoriser légale",
    de: "erlaubt legal zulässig gestattet verboten_oder_erlaubt regelkonform darf_man",
  },
  whole: {
    en: "whole entire all complete_hand everything",
    fr: "toute tout entière entier totalité toutes",
    de: "ganze ganzen alle alles komplette gesamte",
  },
  sequence: {
    en: "sequence consecutive straight run in_a_row successive following consecutively neighbouring_numbers back_to_back chain perfect",
    fr: "suite consécutif consécutifs suivent d_affilée consécutive consécutives se_suivent enchaînement d_affilé parfaite",
    de: "folge aufeinanderfolgend nacheinander straße lückenlos aufeinander fortlaufend hintereinander aufeinander_folgend perfekt",
  },
  anytime: {
    en: "any_time anytime out_of_turn others_turn another_s_turn other_players_turn someone_else whenever not_my_turn somebody_else_s_turn during_another_turn",
    fr: "à_tout_moment n_importe_quand hors_de_son_tour hors_tour à_n_importe_quel_moment quand_ce_n_est_pas_mon_tour pas_mon_tour",
    de: "jederzeit außerhalb_des_zuges fremden_zug nicht_am_zug nicht_dran zwischendurch fremder_zug",
  },
  opening: {
    en: "opening_hand starting_hand initial_hand first_hand",
    fr: "première_main main_de_départ",
    de: "starthand erste_hand anfangshand ersten_hand",
  },
  destroy: {
    en: "destroy destroys destroyed kill eat attack strike sink destroying eats eaten wipe remove_an_island attacks swallow",
    fr: "détruire détruit tuer manger attaquer détruite mange avale avaler attaque croque",
    de: "zerstören zerstört fressen angreifen vernichten frisst zerstört vernichtet verschlingen angegriffen greift_an auffressen",
  },
  climb: {
    en: "climbs go_up move_up higher_row upward walk step ascend climbed stepping steps stroll higher_up",
    fr: "grimper grimpe gravir avancer marcher monter_d_une_rangée montent gravit sauter",
    de: "klettern steigt hochziehen laufen gehen betreten hochklettern klettert hinaufsteigen steigen_auf treten springen wandert",
  },
  clockwise: { en: "clockwise turn_order", fr: "sens_horaire ordre_du_tour", de: "uhrzeigersinn zugfolge" },
};
