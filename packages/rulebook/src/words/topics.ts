// Written by `npm run words -- --update` from the messages in `locales`.
export const beaconsTopics = { beacon: { en: "Beacon", fr: "Phare", de: "Leuchtfeuer" } } as const;

export const dayNightTopics = {
  night: { en: "Day & Night", fr: "Jour et nuit", de: "Tag und Nacht" },
} as const;

export const duelTopics = { duel: { en: "Competitive", fr: "Compétition", de: "Wettstreit" } } as const;

export const greenPathTopics = { path: { en: "Green Path", fr: "Sentier vert", de: "Grüner Pfad" } } as const;

export const highArchTopics = { arch: { en: "High Arch", fr: "Grande Arche", de: "Hoher Bogen" } } as const;

export const jaggedRocksTopics = { rocks: { en: "Rocks", fr: "Récifs", de: "Felsen" } } as const;

export const mountainGoatsTopics = { goat: { en: "Goats", fr: "Chèvres", de: "Ziegen" } } as const;

export const mountainTopics = {
  support: { en: "Support", fr: "Appui", de: "Stütze" },
  colour: { en: "Colour", fr: "Couleur", de: "Farbe" },
  number: { en: "Number", fr: "Nombre", de: "Zahl" },
  bridge: { en: "Bridge", fr: "Pont", de: "Brücke" },
  campfire: { en: "Campfire", fr: "Feu de camp", de: "Lagerfeuer" },
  summit: { en: "Summit", fr: "Sommet", de: "Gipfel" },
  rope: { en: "Guide rope", fr: "Corde", de: "Seil" },
} as const;

export const panoramasTopics = { panorama: { en: "Panorama", fr: "Panorama", de: "Panorama" } } as const;

export const pyramidTopics = { pyramid: { en: "Pyramid", fr: "Pyramide", de: "Pyramide" } } as const;

export const seaMonstersTopics = {
  monster: { en: "Sea Monster", fr: "Monstre marin", de: "Seeungeheuer" },
} as const;

export const seaTopics = {
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
} as const;

export const stormCompassTopics = {
  storm: { en: "Storm", fr: "Tempête", de: "Sturm" },
  compass: { en: "Compass", fr: "Boussole", de: "Kompass" },
} as const;

export const wildCardsTopics = { wild: { en: "Wild", fr: "Joker", de: "Joker" } } as const;
