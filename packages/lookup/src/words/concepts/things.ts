import type { Concepts } from "./shapes";

/** Cards, tokens and places of both games, as people and the books call them. */
export const THINGS: Concepts = {
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
  card: {
    en: "card cards tile tiles piece pieces",
    fr: "carte cartes tuile tuiles",
    de: "karte karten kärtchen plättchen spielkarte",
  },
  ascent: {
    en: "ascent_card climbing_card mountain_card ordinary_card",
    fr: "carte_d_ascension carte_ascension ascension",
    de: "aufstiegskarte aufstiegskarten aufstieg bergkarte",
  },
  rocks: {
    en: "rock rocks jagged_rocks reef reefs cliff cliffs jagged stone boulder boulders crag shoal",
    fr: "récif récifs récifs_acérés rocher roche écueil acérés rochers caillou cailloux pierre rocs",
    de: "fels felsen riff schroffe_felsen klippe schroffe gestein felsbrocken riffe gesteine brocken stein steine klippen",
  },
  monster: {
    en: "monster monsters sea_monster kraken beast serpent creature octopus sea_creature dragon leviathan shark whale squid sea_beast",
    fr: "monstre monstres monstre_marin kraken créature bête pieuvre monstres_marins serpent_de_mer calamar dragon",
    de: "ungeheuer seeungeheuer monster seemonster meeresungeheuer krake kraken bestie meeresmonster seeschlange meermonster untier drache krake",
  },
  storm: {
    en: "storm storms tempest gale stormcloud thunderstorm weather cloud lightning thunder wind hurricane bad_weather",
    fr: "tempête tempêtes orage ouragan intempérie météo nuage foudre vent cyclone",
    de: "sturm stürme unwetter orkan gewitter wetter wolke blitz donner wind sturmkarte",
  },
  stormy: {
    en: "stormy_seas expansion expansions extension mini_expansion add_on module modules promo",
    fr: "mers_agitées extension extensions mini_extension promo",
    de: "stürmische_see stürmischen_see erweiterung erweiterungen zusatz mini_erweiterung modul",
  },
  compass: {
    en: "compass compasses compas",
    fr: "boussole boussoles compas",
    de: "kompass kompasse kompaß kompas",
  },
  wild: {
    en: "wild wilds joker wildcard wild_card joker_card wild_cards any_card_card",
    fr: "joker jokers carte_joker passe_partout carte_sauvage wild",
    de: "joker jokerkarte wildcard universalkarte wildkarte wild platzhalter",
  },
  arch: {
    en: "arch high_arch archway gate",
    fr: "arche grande_arche arc arcade",
    de: "bogen hoher_bogen hohe_bogen torbogen tor",
  },
  pillar: {
    en: "pillar pillars leg",
    fr: "pilier piliers",
    de: "pfeiler säule säulen",
  },
  roof: { en: "roof top_part lintel", fr: "toit toiture", de: "dach dächer" },
  pyramid: { en: "pyramid triangle", fr: "pyramide triangle", de: "pyramide dreieck" },
  explorer: {
    en: "explorer explorer_deck exploration explorer_card explore exploring explorers explorer_pile exploration_deck",
    fr: "explorateur exploration pile_d_explorateur exploratrice explorateurs pile_explorateur paquet_explorateur",
    de: "entdecker entdeckerstapel entdeckerkarte erforscher explorer entdeckerdeck entdeckerkarten forscher erkunder",
  },
  border: {
    en: "border border_card frame edge_card border_cards frame_cards edge_cards frames",
    fr: "bordure carte_de_bordure cadre cartes_de_bordure cartes_de_cadre",
    de: "rand randkarte randkarten rahmen rahmenkarte rahmenkarten rand_karten",
  },
  night: {
    en: "night moon dark nighttime",
    fr: "nuit lune nocturne",
    de: "nacht mond nachts nachtseite dunkel",
  },
  day: { en: "day sun daylight daytime", fr: "jour soleil diurne", de: "tag sonne tags tagseite hell" },
  duel: {
    en: "duel competitive versus competition compete against_each_other opponent rival pvp vs one_on_one head_to_head competitively oppose 1_v_1 1_vs_1 1_on_1",
    fr: "duel compétition compétitif adversaire rival l_un_contre_l_autre affronter contre 1_contre_1 un_contre_un face_à_face rivaux compétitivement 1_v_1",
    de: "duell wettstreit wettkampf gegner gegeneinander kompetitiv konkurrenz 1_gegen_1 eins_gegen_eins gegeneinanderspiel wettkampfspiel duellmodus rivale 1_v_1",
  },
  bridge: { en: "bridge bridges", fr: "pont ponts passerelle", de: "brücke brücken" },
  campfire: {
    en: "campfire campfires fire camp camp_fire bonfire fireplace flame burning",
    fr: "feu feux feu_de_camp campement foyer feux_de_camp flamme",
    de: "lagerfeuer feuer feuerstelle campfeuer lagerfeuerkarte campingfeuer",
  },
  summit: {
    en: "summit summits peak summit_card mountaintop top_card topmost_card mountain_top summit_card crown",
    fr: "sommet sommets cime pic carte_sommet carte_du_sommet carte_du_haut",
    de: "gipfel gipfelkarte bergspitze berggipfel spitze oberste_karte_des_berges bergspitze",
  },
  rope: {
    en: "rope ropes guide_rope guide_ropes lifeline guideline climbing_rope",
    fr: "corde cordes cordée corde_de_guide cordage corde_guide",
    de: "seil seile führungsseil kletterseil tau kletterseile strick leine sicherungsseil",
  },
  green_path: {
    en: "green_path path trail",
    fr: "sentier_vert sentier chemin chemin_vert",
    de: "grüner_pfad pfad weg grünen_pfad grüne_pfad wanderweg",
  },
  panorama: {
    en: "panorama panoramas view vista objective photo photos picture scenery landscape scenic pattern",
    fr: "panorama panoramas vue objectif photo paysage motif",
    de: "panorama panoramen aussicht ausblick foto bild landschaft muster panoramakarte",
  },
  goat: {
    en: "goat goats mountain_goat mountain_goats billy animal ibex",
    fr: "chèvre chèvres bouc biquette cabri animal bouquetin cabra",
    de: "ziege ziegen bergziege geiß steinbock gams ziegenkarte tier geissen steinböcke bergziegen zicklein",
  },
  herd: { en: "herd herds herding flock", fr: "troupeau troupeaux mener guider", de: "herde herden treiben" },
  yellow: { en: "yellow", fr: "jaune", de: "gelb" },
  purple: { en: "purple violet", fr: "pourpre violet violette mauve", de: "violett lila purpur" },
  orange: { en: "orange", fr: "orange", de: "orange orangefarben" },
  green: { en: "green", fr: "vert verte", de: "grün" },
  blue: { en: "blue", fr: "bleu bleue", de: "blau" },
  red: { en: "red", fr: "rouge", de: "rot rote roter rotes roten" },
  "yellow+storm": { en: "squall", fr: "grain bourrasque", de: "bö böe" },
  "purple+storm": { en: "fog mist", fr: "brume brouillard", de: "nebel" },
  "orange+storm": { en: "coast", fr: "côte", de: "küste" },
  colour: {
    en: "colour color colours coloured colored",
    fr: "couleur teinte coloré",
    de: "farbe farbig gleichfarbig",
  },
  hand: {
    en: "hand hands handful hold holds holding held",
    fr: "main mains tenir tient tiens mon_jeu ton_jeu son_jeu leur_jeu jeu_des_autres jeux_des_autres jeu_d_un_autre",
    de: "hand hände halten halte hält hältst",
  },
  pile: {
    en: "pile piles draw_pile deck decks stack drawpile stock own_pile drawing_pile draw_stack library",
    fr: "pioche pioches pile paquet tas talon pioche_personnelle paquets",
    de: "stapel nachziehstapel ziehstapel kartenstapel deck talon zugstapel kartendeck vorrat päckchen",
  },
  discard_pile: {
    en: "discard_pile discards graveyard discard_stack thrown_cards",
    fr: "pile_de_défausse défausses cartes_défaussées cimetière",
    de: "ablage ablagestapel abwurfstapel abgeworfenen_karten abgelegte_karten weggeworfene",
  },
  grid: {
    en: "grid board map table layout 6_x_6 6_by_6 36_spaces playing_field playfield",
    fr: "grille plateau plan 6_x_6 6_sur_6 6_par_6 36_cases",
    de: "raster spielfeld brett auslage plan 6_x_6 6_mal_6 36_felder",
  },
  space: {
    en: "space spaces cell cells square slot spot field gap_in_the_grid location position places_on_the_board empty_spot",
    fr: "case cases emplacement place espace emplacements espaces endroit",
    de: "feld felder platz plätze kästchen stelle stellen spielfelder position",
  },
  row: {
    en: "row rows level storey line_of_cards tier layer floor storeys",
    fr: "rangée rangées rang étage niveau couche",
    de: "reihe reihen zeile ebene etage stufe stockwerk zeilen",
  },
  column: { en: "column columns", fr: "colonne colonnes", de: "spalte spalten" },
  line: { en: "line lines sequence_of_spaces", fr: "ligne lignes", de: "linie" },
  player: {
    en: "player players person people crew team everyone everybody folks partner teammate mate friend anyone_at_the_table",
    fr: "joueur joueurs joueuse personne équipage équipe partenaire coéquipier ami gens tout_le_monde chacun",
    de: "spieler spielerin person crew mannschaft team mitspieler leute partner mitspielerin freund freunde jede_person jeder_spieler alle_spieler",
  },
  number: {
    en: "number numbers value digit numeral",
    fr: "nombre nombres chiffre numéro valeur",
    de: "zahl zahlen nummer wert ziffer",
  },
  point: {
    en: "point points score scoring",
    fr: "point points score marquer",
    de: "punkt punkte wertung punktzahl",
  },
  variant: {
    en: "variant variants mode modes module modules",
    fr: "variante variantes mode module",
    de: "variante varianten modus modul",
  },
  sea: {
    en: "sea ocean water tranquility",
    fr: "mer océan eau tranquillité",
    de: "see meer wasser tranquility",
  },
  mountain: {
    en: "mountain ascent climb climbing",
    fr: "montagne escalade",
    de: "berg besteigung aufstieg_spiel",
  },
};
