import type { Concepts } from "./shapes";

/** Cards, tokens and places of both games, as people and the books call them. */
export const THINGS: Concepts = {
  card: {
    en: "card cards tile tiles piece pieces",
    fr: "carte cartes tuile tuiles",
    de: "karte karten kärtchen plättchen spielkarte",
  },
  stormy: {
    en: "stormy_seas expansion expansions extension mini_expansion add_on module modules promo",
    fr: "mers_agitées extension extensions mini_extension promo",
    de: "stürmische_see stürmischen_see erweiterung erweiterungen zusatz mini_erweiterung modul",
  },
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
