export const en = {
  cards: {
    blank: "a blank",
  },
  places: {
    explorer: "the Explorer deck",
  },
  refused: {
    stormOnSpace: "a Storm lies on this space",
  },
  notes: {
    explorerCard: "A card of the Explorer deck is turned up.",
  },
  kept: {
    explorerCard: "A card of the Explorer deck will be turned up.",
    explorerEmpty: "The Explorer deck is empty.",
    noBorder: "No border card lies there.",
    "T.pyramid.compass": "A Storm lies there.",
    "T.pyramid.storm": "No Storm lies on this space.",
    "T.pyramid.win": "The pyramid is complete.",
  },
  log: {
    /** The Explorer deck: a card for the hand, a Storm, a Sea Monster, one card more, nothing. */
    explorerHand: "An Explorer card for the hand.",
    explorerStorm: (card: string) => `A Storm: ${card} goes back.`,
    explorerMonster: (card: string) => `A Sea Monster takes ${card}.`,
    explorerMore: "The Explorer deck asks one card more.",
    explorerNothing: "The Explorer deck does nothing.",
  },
};
