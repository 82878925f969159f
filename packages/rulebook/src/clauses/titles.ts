import type { Translated } from "../language";
import type { MOUNTAIN_CHAPTERS } from "./mountain";
import type { SEA_CHAPTERS } from "./sea";

/** Headings of the sea's chapters in the list of rules. */
export const SEA_TITLES: Readonly<Record<keyof typeof SEA_CHAPTERS, Translated>> = {
  setup: { en: "Setup", fr: "Mise en place", de: "Aufbau" },
  turn: { en: "Turn", fr: "Tour de jeu", de: "Der Zug" },
  placing: { en: "Placing an Island", fr: "Poser une île", de: "Eine Insel legen" },
  start: { en: "The Start", fr: "Le départ", de: "Der Start" },
  ending: { en: "Finish and end", fr: "Arrivée et fin", de: "Ziel und Ende" },
  rocks: { en: "Jagged Rocks", fr: "Récifs acérés", de: "Schroffe Felsen" },
  monsters: { en: "Sea Monsters", fr: "Monstres marins", de: "Seeungeheuer" },
  storms: { en: "Storms", fr: "Tempêtes", de: "Stürme" },
  compasses: { en: "Compasses", fr: "Boussoles", de: "Kompasse" },
  wild: { en: "Wild cards", fr: "Jokers", de: "Joker" },
  arch: { en: "The High Arch", fr: "La Grande Arche", de: "Der Hohe Bogen" },
  pyramid: { en: "The Pyramid", fr: "La Pyramide", de: "Die Pyramide" },
  night: { en: "Day & Night", fr: "Jour et nuit", de: "Tag und Nacht" },
  duel: { en: "Competitive", fr: "Compétition", de: "Wettstreit" },
};

/** Headings of the mountain's chapters. */
export const MOUNTAIN_TITLES: Readonly<Record<keyof typeof MOUNTAIN_CHAPTERS, Translated>> = {
  setup: { en: "Setup", fr: "Mise en place", de: "Aufbau" },
  turn: { en: "Turn", fr: "Tour de jeu", de: "Der Zug" },
  placing: { en: "Placing a card", fr: "Poser une carte", de: "Eine Karte legen" },
  bridges: { en: "Bridges", fr: "Ponts", de: "Brücken" },
  campfires: { en: "Campfires", fr: "Feux de camp", de: "Lagerfeuer" },
  ending: { en: "Summit and end", fr: "Sommet et fin", de: "Gipfel und Ende" },
  modules: {
    en: "Green Path and Panoramas",
    fr: "Sentier vert et panoramas",
    de: "Grüner Pfad und Panoramen",
  },
  goats: { en: "Mountain goats", fr: "Chèvres de montagne", de: "Bergziegen" },
};
