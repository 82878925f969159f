import type { Concepts } from "./shapes";

/** Cards, tokens and places of both games, as people and the books call them. */
export const THINGS: Concepts = {
  start: {
    en: "start starts start_card boat ship sail launch embark departure depart harbour harbor port starting_card",
    fr: "départ start carte_départ bateau navire embarquer embarquement appareiller port voilier partir",
    de: "start startkarte aufbruch boot schiff hafen losfahren startet",
  },
  finish: {
    en: "finish finish_card goal_card final_card destination arrival arrive finishing",
    fr: "arrivée arriver destination carte_arrivée finale",
    de: "ziel zielkarte ankunft ankommen",
  },
  island: {
    en: "island islands isle sea_card number_card numbered_card",
    fr: "île ile îlot carte_île carte_numérotée",
    de: "insel inseln eiland inselkarte zahlenkarte",
  },
  card: { en: "card cards", fr: "carte cartes", de: "karte karten" },
  ascent: {
    en: "ascent_card climbing_card mountain_card ordinary_card",
    fr: "carte_d_ascension carte_ascension ascension",
    de: "aufstiegskarte aufstiegskarten aufstieg bergkarte",
  },
  rocks: {
    en: "rock rocks jagged_rocks reef reefs cliff cliffs jagged stone",
    fr: "récif récifs récifs_acérés rocher roche écueil acérés",
    de: "fels felsen riff schroffe_felsen klippe schroffe gestein felsbrocken",
  },
  monster: {
    en: "monster monsters sea_monster kraken beast serpent creature octopus",
    fr: "monstre monstres monstre_marin kraken créature bête pieuvre",
    de: "ungeheuer seeungeheuer monster seemonster meeresungeheuer krake kraken bestie meeresmonster",
  },
  storm: {
    en: "storm storms tempest gale stormcloud thunderstorm",
    fr: "tempête tempêtes orage ouragan",
    de: "sturm stürme unwetter orkan gewitter",
  },
  stormy: {
    en: "stormy_seas expansion expansions extension mini_expansion add_on",
    fr: "mers_agitées extension extensions mini_extension",
    de: "stürmische_see stürmischen_see erweiterung erweiterungen zusatz mini_erweiterung",
  },
  compass: {
    en: "compass compasses compas",
    fr: "boussole boussoles compas",
    de: "kompass kompasse kompaß kompas",
  },
  wild: {
    en: "wild wilds joker wildcard wild_card",
    fr: "joker jokers carte_joker passe_partout",
    de: "joker jokerkarte wildcard universalkarte",
  },
  arch: {
    en: "arch high_arch archway gate",
    fr: "arche grande_arche arc arcade",
    de: "bogen hoher_bogen hohe_bogen torbogen tor",
  },
  pillar: {
    en: "pillar pillars column_of_the_arch leg",
    fr: "pilier piliers colonne",
    de: "pfeiler säule säulen",
  },
  roof: { en: "roof top_part lintel", fr: "toit toiture", de: "dach dächer" },
  pyramid: { en: "pyramid triangle", fr: "pyramide triangle", de: "pyramide dreieck" },
  explorer: {
    en: "explorer explorer_deck exploration explorer_card explore",
    fr: "explorateur exploration pile_d_explorateur",
    de: "entdecker entdeckerstapel entdeckerkarte erforscher explorer",
  },
  border: {
    en: "border border_card frame edge_card",
    fr: "bordure carte_de_bordure cadre",
    de: "rand randkarte randkarten rahmen rahmenkarte",
  },
  night: {
    en: "night moon dark nighttime",
    fr: "nuit lune nocturne",
    de: "nacht mond nachts nachtseite dunkel",
  },
  day: { en: "day sun daylight daytime", fr: "jour soleil diurne", de: "tag sonne tags tagseite hell" },
  duel: {
    en: "duel competitive versus competition compete against_each_other opponent rival pvp vs",
    fr: "duel compétition compétitif adversaire rival l_un_contre_l_autre affronter contre",
    de: "duell wettstreit wettkampf gegner gegeneinander kompetitiv konkurrenz",
  },
  bridge: { en: "bridge bridges", fr: "pont ponts passerelle", de: "brücke brücken" },
  campfire: {
    en: "campfire campfires fire camp camp_fire bonfire fireplace",
    fr: "feu feux feu_de_camp campement foyer",
    de: "lagerfeuer feuer feuerstelle campfeuer",
  },
  summit: {
    en: "summit summits peak summit_card mountaintop",
    fr: "sommet sommets cime pic carte_sommet",
    de: "gipfel gipfelkarte bergspitze berggipfel",
  },
  rope: {
    en: "rope ropes guide_rope guide_ropes lifeline",
    fr: "corde cordes cordée corde_de_guide",
    de: "seil seile führungsseil kletterseil tau",
  },
  green_path: {
    en: "green_path path trail",
    fr: "sentier_vert sentier chemin chemin_vert",
    de: "grüner_pfad pfad weg grünen_pfad grüne_pfad wanderweg",
  },
  panorama: {
    en: "panorama panoramas view vista objective",
    fr: "panorama panoramas vue objectif",
    de: "panorama panoramen aussicht ausblick",
  },
  goat: {
    en: "goat goats mountain_goat mountain_goats billy",
    fr: "chèvre chèvres bouc biquette cabri",
    de: "ziege ziegen bergziege geiß steinbock gams ziegenkarte",
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
  hand: { en: "hand hands handful", fr: "main mains", de: "hand hände" },
  pile: {
    en: "pile piles draw_pile deck decks stack drawpile stock",
    fr: "pioche pioches pile paquet tas",
    de: "stapel nachziehstapel ziehstapel kartenstapel deck talon",
  },
  discard_pile: {
    en: "discard_pile discards graveyard",
    fr: "pile_de_défausse défausses",
    de: "ablage ablagestapel abwurfstapel",
  },
  grid: {
    en: "grid board map table layout",
    fr: "grille plateau plan",
    de: "raster spielfeld brett auslage plan",
  },
  space: {
    en: "space spaces cell cells square slot spot field gap_in_the_grid",
    fr: "case cases emplacement place espace",
    de: "feld felder platz plätze kästchen",
  },
  row: {
    en: "row rows level storey line_of_cards",
    fr: "rangée rangées rang étage",
    de: "reihe reihen zeile ebene",
  },
  line: { en: "line lines sequence_of_spaces", fr: "ligne lignes", de: "linie" },
  player: {
    en: "player players person people crew team everyone",
    fr: "joueur joueurs joueuse personne équipage équipe",
    de: "spieler spielerin person crew mannschaft team mitspieler leute",
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
