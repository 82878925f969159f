import { paid } from "../../verdict/words/en";

export const en = {
  cards: {
    wild: "the Wild card",
  },
  refused: {
    wildTaken: (card: string | undefined) => `${card ?? "this card"} is not free to name`,
    realStartFirst: "a real Start comes first",
  },
  kept: {
    freeToName: (card: string) => `${card} is free to name.`,
    noWild: "No Wild card is named here.",
    noRealStart: "No real Start comes first.",
  },
  log: {
    /** A Wild, by the number it was named. */
    laidWild: (name: string, number: string, place: string, cost: number) =>
      `${name}: Wild as ${number}, ${place}${paid(cost)}.`,
    wildCompass: (name: string, storm: string) => `${name} spent a Wild as Compass: ${storm} is gone.`,
  },
};
