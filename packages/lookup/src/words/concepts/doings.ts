import type { Concepts } from "./shapes";

/** What is done with cards, and what is asked about it. */
export const DOINGS: Concepts = {
  lay: {
    en: "place places placed placing lay lays laid put puts play plays played playing placement position",
    fr: "poser pose posé posée pose placer jouer joue jouée joué mettre mets met jouer pose posent",
    de: "legen lege legst legt gelegt spielen spiele spielst spielt gespielt setzen hinlegen anlegen ausspielen platzieren",
  },
  discard: {
    en: "discard discards discarded discarding throw_away get_rid dump drop shed throw toss",
    fr: "défausser défausse défaussée jeter débarrasser jette",
    de: "abwerfen abwirft wirf werfe abgeworfen wegwerfen loswerden werfen wirft ablegen abgelegt weglegen abwurf entsorgen",
  },
  draw: {
    en: "draw draws drew drawn drawing pick_up refill draw_up replenish",
    fr: "piocher pioche_jusque piochée tirer compléter repiocher repioche",
    de: "ziehen ziehe zieht ziehst gezogen nachziehen auffüllen aufziehen nachzieht zieh",
  },
  pay: {
    en: "pay pays paid paying payment afford owe owed",
    fr: "payer paie payé paye paiement payable payes devoir",
    de: "bezahlen zahlen zahle bezahlt bezahle zahlt zahlung leisten bezahlung",
  },
  price: {
    en: "price prices cost costs costing how_much expensive cheap fee charge",
    fr: "prix coûter coût coûte combien_ça_coûte cher tarif",
    de: "preis preise kosten kostet teuer gebühr",
  },
  free: {
    en: "free for_free no_cost without_paying gratis for_nothing",
    fr: "gratuit gratuite gratuitement sans_payer pour_rien",
    de: "kostenlos gratis umsonst ohne_kosten kostenfrei",
  },
  difference: {
    en: "difference differences distance subtract minus",
    fr: "écart différence distance soustraire moins_nombre",
    de: "abstand differenz unterschied abziehen",
  },
  smaller: {
    en: "smaller lower less smallest lowest least low",
    fr: "petit petite plus_petit inférieur moindre bas_nombre",
    de: "kleiner kleinere klein kleinste niedriger niedrig geringer",
  },
  greater: {
    en: "greater larger bigger higher greatest highest most high large",
    fr: "grand plus_grand supérieur élevé grande",
    de: "größer größere groß höher höchste größte hoch",
  },
  ascending: {
    en: "ascending order rising increasing rise sorted increase numerical",
    fr: "croissant ordre monter montant croissante trier",
    de: "aufsteigend reihenfolge steigend steigen sortiert ordnung",
  },
  between: { en: "between middle in_between", fr: "entre milieu", de: "zwischen dazwischen mitte" },
  beside: {
    en: "beside next_to adjacent neighbour neighbor neighbours neighbouring side_by_side touching touch touches alongside neighboring adjoining",
    fr: "à_côté côté voisin voisine voisins adjacent côte_à_côte toucher touche",
    de: "neben nebeneinander benachbart nachbar angrenzend berühren berührt daneben anliegend nachbarn",
  },
  empty: {
    en: "empty vacant open blank runs_out run_out",
    fr: "vide vides libre épuisé épuisée",
    de: "leer leere frei freie aufgebraucht",
  },
  full: {
    en: "full filled fill fills complete completed filling",
    fr: "plein pleine rempli remplir remplie complet complète",
    de: "voll gefüllt füllen volle vollständig fertig",
  },
  win: {
    en: "win wins won winning victory winner",
    fr: "gagner gagne gagné victoire vainqueur remporter",
    de: "gewinnen gewinnt gewonnen sieg sieger siegen",
  },
  lose: {
    en: "lose loses lost losing loss defeat lose_the_game game_over fail",
    fr: "perdre perd perdu perte défaite perdant perds",
    de: "verlieren verliert verloren niederlage verlierer",
  },
  end: {
    en: "end ends ending over",
    fr: "fin finir finit terminer terminé termine",
    de: "ende endet enden vorbei aus",
  },
  "row_end+row+end": {
    en: "row_end row_ends end_of_row end_of_a_row end_of_the_row edge edges",
    fr: "bout bout_de_rangée bouts bord extrémité fin_de_rangée",
    de: "reihenende ende_der_reihe ende_einer_reihe rand_der_reihe reihenenden",
  },
  next_row: {
    en: "wrap wraps around row_above next_row",
    fr: "rangée_du_dessus rangée_suivante",
    de: "nächste_reihe reihe_darüber",
  },
  above: {
    en: "above top upper upwards up over_it vertical",
    fr: "dessus haut en_haut vertical supérieure",
    de: "oben darüber hinauf senkrecht obere vertikal",
  },
  below: {
    en: "below bottom underneath under beneath down",
    fr: "dessous bas en_bas sous inférieure",
    de: "unten darunter untere unter",
  },
  left: { en: "left", fr: "gauche", de: "links linke linken" },
  right: { en: "right", fr: "droite droit", de: "rechts rechte rechten" },
  support: {
    en: "support supports rest rests resting foundation carried hold_up supported",
    fr: "appui soutenir soutien reposer repose soutient support",
    de: "stütze stützen stützt tragen trägt auflage gestützt",
  },
  cover: {
    en: "cover covers covered covering overlay",
    fr: "couvrir couvre couvert recouvrir",
    de: "abdecken abgedeckt überdecken decken deckt überbauen abdeckt überdeckt",
  },
  replace: {
    en: "replace replaces replaced replacing substitute swap_out exchange",
    fr: "remplacer remplace remplacée",
    de: "ersetzen ersetzt ersetze austauschen",
  },
  move: {
    en: "move moves moved moving relocate shift moveable",
    fr: "déplacer déplace déplacée bouger bouge bougent",
    de: "versetzen bewegen bewegt umziehen verschieben versetzt wandern zieht_um umziehen",
  },
  leave_game: {
    en: "leave leaves removed remove removes removal gone go_away disappear disappears vanish rid",
    fr: "retirer retire retirée partir enlever disparaître s_en_vont quitter quittent enlève",
    de: "entfernen entfernt verschwinden verschwindet weg verlassen herausnehmen beseitigen rausnehmen",
  },
  block: {
    en: "block blocked blocks closed close shut forbidden blocking",
    fr: "bloquer bloque bloquée fermer fermée interdit",
    de: "sperren gesperrt sperrt blockieren blockiert geschlossen verboten",
  },
  silence: {
    en: "silence silent talk talking speak speaking say tell communicate communication discuss chat hint hints secret share_information communicating conversation speech",
    fr: "silence parler parle dire dit communiquer communication discuter bavarder indice parlez",
    de: "stille schweigen reden sprechen spricht sagen sagt kommunizieren kommunikation unterhalten absprechen hinweis besprechen redet absprache",
  },
  reveal: {
    en: "show shows look looks see seen looking peek reveal watch visible",
    fr: "montrer montre regarder voir regarde consulter visible",
    de: "zeigen zeigt ansehen anschauen sehen angucken gucken sichtbar durchsehen schauen",
  },
  turn: {
    en: "turn turns my_turn your_turn round",
    fr: "tour tours mon_tour",
    de: "zug züge spielzug runde am_zug dran",
  },
  action: {
    en: "action actions do move_options",
    fr: "action actions faire",
    de: "aktion aktionen tun machen",
  },
  rotate: {
    en: "rotate rotates flip flips flipped flipping turn_over turn_around turn_a_card invert",
    fr: "tourner tourne retourner retourne pivoter",
    de: "drehen dreht umdrehen wenden gedreht",
  },
  first: {
    en: "first begin begins beginning who_starts goes_first go_first starts_the_game starting_player first_player starter who_begins",
    fr: "premier première commencer commence début qui_commence premier_joueur",
    de: "erste erster beginnen beginnt anfangen anfängt startspieler wer_beginnt anfang zuerst fängt",
  },
  setup: {
    en: "setup set_up prepare preparation layout_of_game shuffle shuffled",
    fr: "mise_en_place préparer préparation installer mélanger",
    de: "aufbau aufbauen vorbereiten vorbereitung mischen gemischt",
  },
  deal: {
    en: "deal deals dealt dealing distribute hand_out evenly",
    fr: "répartir distribuer distribution également équitablement",
    de: "verteilen austeilen verteilt ausgeteilt gleichmäßig geben",
  },
  limit: {
    en: "limit limits hand_limit hand_size maximum max at_most",
    fr: "limite limites maximum taille_de_main",
    de: "limit handlimit grenze maximum kartenlimit höchstens handkartenlimit",
  },
  must: {
    en: "must forced force mandatory compulsory obliged obligation required have_to oblige need_to",
    fr: "obligé obligatoire forcé devoir dois doit obligation",
    de: "muss müssen pflicht gezwungen zwingend zwang verpflichtet musst",
  },
  cannot: {
    en: "cannot unable impossible not_possible",
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
    en: "share shared sharing together belong belongs common collective jointly",
    fr: "partager partagé commun ensemble appartenir appartient",
    de: "teilen geteilt gemeinsam zusammen gehören gehört",
  },
  two_players: {
    en: "two_players 2_players two_player 2_player two_of_us",
    fr: "à_deux deux_joueurs 2_joueurs à_2",
    de: "zu_zweit zwei_spieler zwei_spielern 2_spieler zwei_personen zweit",
  },
  solo: {
    en: "solo alone single_player by_myself one_player on_my_own solitaire",
    fr: "solo seul seule en_solo solitaire",
    de: "solo allein alleine einzelspieler einzeln",
  },
  harder: {
    en: "harder hard difficult difficulty challenge challenging hardest",
    fr: "difficile difficulté dur plus_dur",
    de: "schwerer schwer schwierig schwieriger schwierigkeit herausforderung",
  },
  easier: {
    en: "easier easy simple simpler easiest",
    fr: "facile plus_facile simple",
    de: "leichter leicht einfach einfacher",
  },
  last: {
    en: "last final left remaining only_one",
    fr: "dernier dernière restant restante reste",
    de: "letzte letzter letzten übrig einzige",
  },
  gap: {
    en: "gap gaps hole holes impossible_to_fill unfillable dead_space",
    fr: "trou trous vide_impossible",
    de: "lücke lücken loch löcher",
  },
  pass: {
    en: "pass passes passing skip",
    fr: "passer passe passer_son_tour",
    de: "passen passt passe aussetzen",
  },
  swap: {
    en: "swap swaps exchange trade change_hand swapping mulligan",
    fr: "échanger échange changer",
    de: "tauschen tausche tausch wechseln eintauschen",
  },
  tie: {
    en: "tie ties tied tiebreaker tie_break draw_game equal_points same_points",
    fr: "égalité départager ex_aequo égaux",
    de: "gleichstand unentschieden gleiche_punkte punktgleich",
  },
  spare: {
    en: "spare second extra_start another_start other_starts useless superfluous",
    fr: "trop second deuxième autre autres inutile",
    de: "übrige zweiter zweite weiterer überzählig nutzlos anderer",
  },
  extra: {
    en: "extra additional more plus",
    fr: "supplémentaire plus_de additionnel en_plus",
    de: "zusätzlich mehr extra weitere",
  },
  auto: {
    en: "automatic automatically random randomly chance by_chance luck",
    fr: "automatique hasard aléatoire au_hasard sort",
    de: "automatisch zufällig zufall los zufallsgesteuert",
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
    en: "shape size wide tall height width picture look_like",
    fr: "forme taille large hauteur dimensions",
    de: "form größe breit breite höhe gestalt aussehen",
  },
  unseen: {
    en: "unseen blind face_down secretly hidden concealed top_cards",
    fr: "caché cachée face_cachée sans_regarder secret",
    de: "verdeckt ungesehen blind heimlich versteckt",
  },
  legal: {
    en: "legal allowed allow permitted valid",
    fr: "permis légal autorisé permise",
    de: "erlaubt legal zulässig gestattet",
  },
  whole: {
    en: "whole entire all complete_hand everything",
    fr: "toute tout entière entier totalité toutes",
    de: "ganze ganzen alle alles komplette gesamte",
  },
  sequence: {
    en: "sequence consecutive straight run in_a_row successive following",
    fr: "suite consécutif consécutifs suivent d_affilée",
    de: "folge aufeinanderfolgend nacheinander straße lückenlos aufeinander",
  },
  anytime: {
    en: "any_time anytime out_of_turn others_turn another_s_turn other_players_turn someone_else",
    fr: "à_tout_moment n_importe_quand hors_de_son_tour hors_tour",
    de: "jederzeit außerhalb_des_zuges fremden_zug",
  },
  opening: {
    en: "opening_hand starting_hand initial_hand first_hand",
    fr: "première_main main_de_départ",
    de: "starthand erste_hand anfangshand ersten_hand",
  },
  destroy: {
    en: "destroy destroys destroyed kill eat attack strike sink",
    fr: "détruire détruit tuer manger attaquer",
    de: "zerstören zerstört fressen angreifen vernichten frisst",
  },
  climb: {
    en: "climbs go_up move_up higher_row upward walk step ascend",
    fr: "grimper grimpe gravir avancer marcher",
    de: "klettern steigt hochziehen laufen gehen betreten hochklettern",
  },
  clockwise: { en: "clockwise turn_order", fr: "sens_horaire ordre_du_tour", de: "uhrzeigersinn zugfolge" },
  meet: {
    en: "met achieved fulfilled accomplish satisfy scored_panorama",
    fr: "atteint rempli_objectif accompli réaliser",
    de: "erfüllt erreicht erfüllen geschafft erreichen",
  },
  "10": { en: "ten", fr: "dix", de: "zehn" },
  "12": { en: "twelve dozen", fr: "douze douzaine", de: "zwölf dutzend" },
  "11": { en: "eleven", fr: "onze", de: "elf" },
  "0": { en: "zero none", fr: "zéro aucun aucune", de: "null keine keinen keiner" },
  "1": { en: "one single once", fr: "une_seule un_seul une_fois", de: "eins einmal" },
  "2": { en: "two twice double both pair", fr: "deux double paire", de: "zwei zweimal beide doppelt zwo" },
  "3": { en: "three", fr: "trois", de: "drei" },
  "4": { en: "four", fr: "quatre", de: "vier" },
  "5": { en: "five", fr: "cinq", de: "fünf" },
  "6": { en: "six", fr: "six", de: "sechs" },
  "7": { en: "seven", fr: "sept", de: "sieben" },
  "8": { en: "eight", fr: "huit", de: "acht" },
  "9": { en: "nine", fr: "neuf", de: "neun" },
  "36": { en: "thirty_six", fr: "trente_six", de: "sechsunddreißig" },
  "40": { en: "forty", fr: "quarante", de: "vierzig" },
  "44": { en: "forty_four", fr: "quarante_quatre", de: "vierundvierzig" },
  "80": { en: "eighty", fr: "quatre_vingts quatre_vingt", de: "achtzig" },
};
