// Written by `npm run words -- --update` from the messages in `locales`.
import type { Document } from "../citations/shapes";
import type { Translated } from "../language";

export const TOPICS = {
  "day-night": { night: { en: "Day & Night", fr: "Jour et nuit", de: "Tag und Nacht" } },
  duel: { duel: { en: "Competitive", fr: "Compétition", de: "Wettstreit" } },
  "green-path": { path: { en: "Green Path", fr: "Sentier vert", de: "Grüner Pfad" } },
  "high-arch": { arch: { en: "High Arch", fr: "Grande Arche", de: "Hoher Bogen" } },
  "jagged-rocks": { rocks: { en: "Rocks", fr: "Récifs", de: "Felsen" } },
  "mountain-goats": { goat: { en: "Goats", fr: "Chèvres", de: "Ziegen" } },
  mountain: {
    support: { en: "Support", fr: "Appui", de: "Stütze" },
    colour: { en: "Colour", fr: "Couleur", de: "Farbe" },
    number: { en: "Number", fr: "Nombre", de: "Zahl" },
    bridge: { en: "Bridge", fr: "Pont", de: "Brücke" },
    campfire: { en: "Campfire", fr: "Feu de camp", de: "Lagerfeuer" },
    summit: { en: "Summit", fr: "Sommet", de: "Gipfel" },
    rope: { en: "Guide rope", fr: "Corde", de: "Seil" },
  },
  panoramas: { panorama: { en: "Panorama", fr: "Panorama", de: "Panorama" } },
  pyramid: { pyramid: { en: "Pyramid", fr: "Pyramide", de: "Pyramide" } },
  "sea-monsters": { monster: { en: "Sea Monster", fr: "Monstre marin", de: "Seeungeheuer" } },
  sea: {
    setup: { en: "Setup", fr: "Mise en place", de: "Aufbau" },
    turn: { en: "Turn", fr: "Tour", de: "Zug" },
    hand: { en: "Hand", fr: "Main", de: "Hand" },
    silence: { en: "Silence", fr: "Silence", de: "Stille" },
    space: { en: "Space", fr: "Case", de: "Feld" },
    order: { en: "Order", fr: "Ordre", de: "Reihenfolge" },
    price: { en: "Price", fr: "Prix", de: "Preis" },
    paying: { en: "Paying", fr: "Paiement", de: "Bezahlen" },
    gap: { en: "Gap", fr: "Trou", de: "Lücke" },
    start: { en: "Start", fr: "Départ", de: "Start" },
    finish: { en: "Finish", fr: "Arrivée", de: "Ziel" },
    end: { en: "End", fr: "Fin", de: "Ende" },
  },
  "storm-compass": {
    storm: { en: "Storm", fr: "Tempête", de: "Sturm" },
    compass: { en: "Compass", fr: "Boussole", de: "Kompass" },
  },
  "wild-cards": { wild: { en: "Wild", fr: "Joker", de: "Joker" } },
} as const;

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
};
