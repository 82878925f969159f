/** How Mountain goats are written in an option code: `goats`, `goats(?)`, `goats(g1,b2,…)`. */
import type { Wording } from "../../notation/wording";
import { ok } from "../../result";
import { GOATS_TO_WIN, type GoatCards, readGoats, writeGoats } from "./goat-cards";

/** The options of this module. */
export interface Fields {
  readonly goats: boolean;
  /** The cards that bear a goat, where people read them off their own or say it of each card they place. */
  readonly goatCards?: GoatCards;
}

export const defaults: Fields = { goats: false };

export const words: Wording<Fields & { readonly players: number }> = {
  chooses: ["goats"],
  plain: { goats: { chooses: { goats: true }, tells: "A.goat.symbol", example: "mountain p2 goats" } },
  numbered: {},
  listed: {
    goats: {
      tells: "A.goat.symbol",
      example: "mountain p2 goats(?)",
      read: (inner, at) => {
        const cards = readGoats(inner, at);
        if (!cards.ok) return cards;
        return ok({ goats: true, ...(cards.value === undefined ? {} : { goatCards: cards.value }) });
      },
    },
  },
  settled: {},
  misfits: ({ players, goatCards }) => {
    // A solo player takes the 1s out: enough goats must be left to win.
    const climbing = players === 1 && Array.isArray(goatCards) ? goatCards : undefined;
    return climbing && climbing.filter((card) => !/^[gbr]1$/.test(card)).length < GOATS_TO_WIN
      ? [{ field: "goats", what: "option.goat", with: { word: climbing.join() } }]
      : [];
  },
  yields: ({ goats }) => ({ fields: goats ? {} : { goatCards: undefined }, gaveWay: null }),
  write: ({ goats, goatCards }) => (goats ? [writeGoats(goatCards)] : []),
};
