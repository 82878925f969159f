// Written by `npm run words -- --update` from the messages in `locales`.
import type { Document } from "../citations/shapes";
import type { Translated } from "../language";

/** What each short name stands for. */
export const DOCUMENT_TITLES: Readonly<Record<Document, Translated>> = {
  EN: {
    en: "English rulebook of Tranquility, Kickstarter edition",
    fr: "Livret anglais de Tranquility, édition Kickstarter",
    de: "Englisches Heft zu Tranquility, Kickstarter-Ausgabe",
  },
  FR: {
    en: "French rulebook, Tranquillité",
    fr: "Livret français, Tranquillité",
    de: "Französisches Heft, Tranquillité",
  },
  BGA: {
    en: "Help page of an online edition",
    fr: "Page d’aide d’une édition en ligne",
    de: "Hilfeseite einer Online-Ausgabe",
  },
  VAR: { en: "Variants sheet", fr: "Feuillet des variantes", de: "Variantenblatt" },
  ASC: {
    en: "Rulebook of Tranquility: The Ascent",
    fr: "Livret de Tranquility: The Ascent",
    de: "Heft zu Tranquility: The Ascent",
  },
  HOUSE: {
    en: "Invention of this house, in no box",
    fr: "Invention de la maison, dans aucune boîte",
    de: "Erfindung dieses Hauses, in keiner Schachtel",
  },
};
