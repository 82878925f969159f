import type { Language } from "../../src/language";
import type { Values } from "./cases";

/** Refusals of the other chapters, in the words of the design's verdict cards. */
export const SPOKEN: readonly ({ readonly clause: string; readonly values: Values } & Readonly<
  Record<Language, string>
>)[] = [
  {
    clause: "T.rocks.block",
    values: { row: 2 },
    en: "No — rocks on row 2.",
    fr: "Non — récifs sur la rangée 2.",
    de: "Nein — Felsen in Reihe 2.",
  },
  {
    clause: "T.storm.purple",
    values: { row: 4 },
    en: "No — purple Storm (fog) on row 4.",
    fr: "Non — Tempête pourpre (brume) sur la rangée 4.",
    de: "Nein — violetter Sturm (Nebel) in Reihe 4.",
  },
  {
    clause: "T.storm.orange",
    values: {},
    en: "No — it must touch a card.",
    fr: "Non — il faut toucher une carte.",
    de: "Nein — sie muss eine Karte berühren.",
  },
  {
    clause: "T.monster.finish",
    values: { seat: 2 },
    en: "No — Ben still holds a Sea Monster.",
    fr: "Non — Ben a encore un Monstre marin.",
    de: "Nein — Ben hat noch ein Seeungeheuer.",
  },
  {
    clause: "T.duel.possible",
    values: { spaces: 3, numbers: 1 },
    en: "No — leaves 3 spaces for 1 number.",
    fr: "Non — il resterait 3 cases pour 1 nombre.",
    de: "Nein — es blieben 3 Felder für 1 Zahl.",
  },
  {
    clause: "T.duel.possible",
    values: { spaces: 1, numbers: 0 },
    en: "No — leaves 1 space for 0 numbers.",
    fr: "Non — il resterait 1 case pour 0 nombre.",
    de: "Nein — es bliebe 1 Feld für 0 Zahlen.",
  },
  {
    clause: "T.night.win",
    values: { cards: 1 },
    en: "No — one card shows the wrong side.",
    fr: "Non — une carte est du mauvais côté.",
    de: "Nein — eine Karte zeigt die falsche Seite.",
  },
  {
    clause: "A.place.support",
    values: {},
    en: "No — needs two cards under it.",
    fr: "Non — il faut deux cartes dessous.",
    de: "Nein — darunter müssen zwei Karten liegen.",
  },
  {
    clause: "A.place.number",
    values: { number: 2 },
    en: "No — a 2 stops at row 2.",
    fr: "Non — un 2 s’arrête à la rangée 2.",
    de: "Nein — für eine 2 ist bei Reihe 2 Schluss.",
  },
  {
    clause: "A.place.colour",
    values: { colour: "blue" },
    en: "No — blue beside blue.",
    fr: "Non — bleu à côté de bleu.",
    de: "Nein — Blau neben Blau.",
  },
  {
    clause: "A.bridge.place",
    values: {},
    en: "No — a bridge cannot end a row.",
    fr: "Non — un pont ne va jamais au bout d’une rangée.",
    de: "Nein — eine Brücke liegt nie am Ende einer Reihe.",
  },
  {
    clause: "A.campfire.replace",
    values: { colour: "g" },
    en: "No — a green campfire takes a green card.",
    fr: "Non — un feu vert prend une carte verte.",
    de: "Nein — ein grünes Lagerfeuer nimmt eine grüne Karte.",
  },
  {
    clause: "A.summit.when",
    values: { open: 0, bridges: 2 },
    en: "No — two bridges are not covered.",
    fr: "Non — il reste deux ponts à couvrir.",
    de: "Nein — zwei Brücken sind nicht abgedeckt.",
  },
  {
    clause: "A.goat.win",
    values: { have: 5 },
    en: "No — 5 of 8 goats are on row 8.",
    fr: "Non — 5 chèvres sur 8 à la rangée 8.",
    de: "Nein — 5 von 8 Ziegen sind auf Reihe 8.",
  },
];
