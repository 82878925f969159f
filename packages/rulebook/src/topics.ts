import type { Translated } from "./language";

/** The one word on a rule's pill: "Price · EN 4A.2". */
export const TOPICS = {
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
  rocks: { en: "Rocks", fr: "Récifs", de: "Felsen" },
  monster: { en: "Sea Monster", fr: "Monstre marin", de: "Seeungeheuer" },
  storm: { en: "Storm", fr: "Tempête", de: "Sturm" },
  compass: { en: "Compass", fr: "Boussole", de: "Kompass" },
  wild: { en: "Wild", fr: "Joker", de: "Joker" },
  arch: { en: "High Arch", fr: "Grande Arche", de: "Hoher Bogen" },
  pyramid: { en: "Pyramid", fr: "Pyramide", de: "Pyramide" },
  night: { en: "Day & Night", fr: "Jour et nuit", de: "Tag und Nacht" },
  duel: { en: "Competitive", fr: "Compétition", de: "Wettstreit" },
  support: { en: "Support", fr: "Appui", de: "Stütze" },
  colour: { en: "Colour", fr: "Couleur", de: "Farbe" },
  number: { en: "Number", fr: "Nombre", de: "Zahl" },
  bridge: { en: "Bridge", fr: "Pont", de: "Brücke" },
  campfire: { en: "Campfire", fr: "Feu de camp", de: "Lagerfeuer" },
  summit: { en: "Summit", fr: "Sommet", de: "Gipfel" },
  rope: { en: "Guide rope", fr: "Corde", de: "Seil" },
  path: { en: "Green Path", fr: "Sentier vert", de: "Grüner Pfad" },
  panorama: { en: "Panorama", fr: "Panorama", de: "Panorama" },
  goat: { en: "Goats", fr: "Chèvres", de: "Ziegen" },
} as const satisfies Readonly<Record<string, Translated>>;

export type Topic = keyof typeof TOPICS;
