import type { Concepts } from "./shapes";

/** Small words that tell what is asked, and numbers. */
export const ASKING: Concepts = {
  same: {
    en: "same equal identical alike matching match equally",
    fr: "même mêmes identique égal égale pareil pareille assorti",
    de: "gleich gleiche gleichen gleicher gleiches selbe selben dieselbe derselbe identisch",
  },
  before: { en: "before earlier prior beforehand", fr: "avant préalable", de: "bevor vorher zuvor davor" },
  after: {
    en: "after afterwards later following_that",
    fr: "après ensuite puis_après",
    de: "nachher danach nachdem anschließend später",
  },
  back: {
    en: "back return returns returned come_back again reuse recover",
    fr: "revenir revient retour récupérer rendre de_nouveau",
    de: "zurück zurückkommen zurücknehmen wieder wiederverwenden erneut zurückbekommen",
  },
  outside: {
    en: "outside off_the_board aside next_to_the_grid off_grid corner",
    fr: "hors dehors extérieur à_l_extérieur coin",
    de: "außerhalb außen abseits ecke neben_dem_raster",
  },
  count: {
    en: "count counts counted counting considered",
    fr: "compter compte comptent compté comptait",
    de: "zählen zählt gezählt zählst angerechnet",
  },
  keep: {
    en: "keep keeps keeping stay stays stay_there remain stays_in save",
    fr: "garder garde rester reste conserver laisser laisse restent",
    de: "behalten behält bleiben bleibt liegen_lassen liegenlassen aufheben_karte bleibe lassen liegen_bleiben",
  },
  wait: {
    en: "wait waiting delay postpone later_turn",
    fr: "attendre attend retarder différer",
    de: "warten wartet hinauszögern verzögern aufschieben",
  },
  open: {
    en: "face_up faceup open_row open_cards display visible_cards",
    fr: "face_visible visible visibles ligne_visible",
    de: "offen offene offenen aufgedeckt offene_zeile",
  },
  how_many: {
    en: "how_many number_of amount quantity",
    fr: "combien combien_de nombre_de quantité",
    de: "wie_viele wieviele wie_viel wieviel anzahl menge",
  },
  when: {
    en: "when at_what_point what_moment how_soon how_early since_when",
    fr: "quand à_quel_moment à_partir_de_quand dès_quand quel_moment",
    de: "wann ab_wann zu_welchem_zeitpunkt sobald zeitpunkt",
  },
  where: {
    en: "where where_to what_place",
    fr: "où à_quel_endroit quel_endroit",
    de: "wo wohin woher an_welcher_stelle",
  },
  who: { en: "who whose whom which_player", fr: "qui à_qui quel_joueur", de: "wer wem wen welcher_spieler" },
  give: {
    en: "give gives gave given giving hand_over",
    fr: "donner donne donnent donné cède céder",
    de: "gebe geben gegeben geben_ab beisteuer",
  },
  diagonal: {
    en: "diagonal diagonally crosswise",
    fr: "diagonale diagonales diagonalement",
    de: "diagonal schräg diagonale",
  },
  fit: {
    en: "fit fits fitting playable suitable goes_anywhere",
    fr: "convenir convient rentrer rentre jouable",
    de: "passt passen passend spielbar",
  },
  help: {
    en: "help helps chip_in assist lend contribute support_each_other",
    fr: "aider aide prêter contribuer participer secourir",
    de: "helfen hilft aushelfen mithelfen leihen beisteuern beitragen",
  },
  few: {
    en: "few fewer not_enough too_few insufficient short_of too_little only_has",
    fr: "pas_assez trop_peu insuffisant insuffisante moins_de n_a_que n_ont_que",
    de: "zu_wenig zu_wenige nicht_genug reicht_nicht weniger wenige hat_nur haben_nur",
  },
  effect: {
    en: "effect do_anything purpose good_for use_of point_of benefit happens_when what_does effects consequence",
    fr: "effet sert_à_quoi à_quoi_sert utilité à_quoi que_fait effets conséquence",
    de: "wirkung wirken wirkt bewirkt bewirken wozu wofür nutzen_von zweck bringt was_macht effekt effekte auswirkung",
  },
  often: {
    en: "often times how_often many_times each_time repeatedly",
    fr: "souvent fois combien_de_fois",
    de: "oft wie_oft mehrmals male jedes_mal häufig",
  },
  side: {
    en: "side sides facing faces upside",
    fr: "côté_de_carte face faces envers endroit_de_la_carte sens",
    de: "seite seiten seitenrichtig verkehrt falsch_herum herum",
  },
  "10": { en: "ten", fr: "dix", de: "zehn" },
  "12": { en: "twelve dozen", fr: "douze douzaine", de: "zwölf dutzend" },
  "11": { en: "eleven", fr: "onze", de: "elf" },
  "0": { en: "zero none", fr: "zéro aucun aucune", de: "null keine keinen keiner" },
  "1": { en: "one single once", fr: "une_seule un_seul une_fois", de: "einmal einzelne" },
  "2": { en: "two twice double both pair", fr: "deux double paire", de: "zwei zweimal beide doppelt zwo" },
  "3": { en: "three third", fr: "trois troisième", de: "drei dritte dritten dritter" },
  "4": { en: "four fourth", fr: "quatre quatrième", de: "vier vierte vierten vierter" },
  "5": { en: "five fifth", fr: "cinq cinquième", de: "fünf fünfte fünften fünfter" },
  "6": { en: "six sixth", fr: "six sixième", de: "sechs sechste sechsten" },
  "7": { en: "seven seventh", fr: "sept septième", de: "sieben siebte siebten" },
  "8": { en: "eight eighth", fr: "huit huitième", de: "acht achte achten" },
  "9": { en: "nine ninth", fr: "neuf neuvième", de: "neun neunte neunten" },
  "36": { en: "thirty_six", fr: "trente_six", de: "sechsunddreißig" },
  "40": { en: "forty", fr: "quarante", de: "vierzig" },
  "44": { en: "forty_four", fr: "quarante_quatre", de: "vierundvierzig" },
  "80": { en: "eighty", fr: "quatre_vingts quatre_vingt", de: "achtzig" },
};
