/** The cards of the sea: numbers first, then everything that has a name. */
import { numberAt, type Piece, type Rulebook, type Table, whereIs } from "@stillwater/engine";
import { type Face, Glyph } from "@stillwater/ui";
import { STORMY_SIGNS, type StormySign, stormyFace } from "@stillwater/ui/stormy";
import { createElement } from "react";
import type { HandOrder } from "@/play/choosing/useChoice";
import type { Cards } from "@/play/words/cards";

/** Cards without a number, by their name in the notation. */
export const NAMED = [
  "start",
  "finish",
  "wild",
  "monster",
  "compass",
  "rocks",
  "blank",
  "storm",
  "storm:yellow",
  "storm:purple",
  "storm:orange",
] as const;
type Named = (typeof NAMED)[number];

export type NamedWords = Readonly<Record<Named, string>>;

function namedOf(rulebook: Rulebook, card: Piece): Named | undefined {
  const name = rulebook.pieceName(card);
  return NAMED.find((one) => one === name);
}

/** The Start, the Finish, what else has a name, then the numbers rising. */
const seaOrder: HandOrder = (rulebook, cards) => {
  const rank = (card: Piece): number => {
    const named = namedOf(rulebook, card);
    return named === undefined ? NAMED.length + card : NAMED.indexOf(named);
  };
  return [...cards].sort((a, b) => rank(a) - rank(b) || a - b);
};

/** Refusals that are known by the sign of what stands in the way. */
const REFUSALS: Readonly<Record<string, StormySign>> = {
  "T.rocks.block": "rocks",
  "T.rocks.move": "rocks",
  "T.storm.purple": "purple",
  "T.storm.orange": "orange",
  "T.pyramid.storm": "purple",
  "T.monster.finish": "monster",
  "T.monster.keep": "monster",
  "T.monster.play": "monster",
  "T.wild.any": "wild",
};

/** The number a card lies for on the grid: its own, or the one a Wild was named. */
function numberOn(table: Table, card: Piece): number {
  const at = whereIs(table, card);
  return table.rulebook.cells.includes(at) ? numberAt(table, at) : 0;
}

export function seaCards(words: NamedWords): Cards {
  return {
    order: seaOrder,
    stamp: (_table, _plan, { clause }) => {
      const sign = REFUSALS[clause];
      return sign === undefined ? null : createElement(Glyph, { d: STORMY_SIGNS[sign], size: 38 });
    },
    name: (table, card) => {
      const named = namedOf(table.rulebook, card);
      if (named === undefined) return table.rulebook.pieceName(card);
      const number = named === "wild" ? numberOn(table, card) : 0;
      return number > 0 ? `${words.wild} ${number}` : words[named];
    },
    face: (table, card): Face => {
      const named = namedOf(table.rulebook, card);
      if (named !== undefined) return faceOf(named, numberOn(table, card), words[named]);
      const n = Number(table.rulebook.pieceName(card));
      return Number.isInteger(n) && n > 0 ? { kind: "island", n } : { kind: "back" };
    },
  };
}

const SIGN: Readonly<Record<Exclude<Named, "start" | "finish">, StormySign>> = {
  wild: "wild",
  monster: "monster",
  compass: "compass",
  rocks: "rocks",
  blank: "wild",
  storm: "purple",
  "storm:yellow": "yellow",
  "storm:purple": "purple",
  "storm:orange": "orange",
};

function faceOf(named: Named, number: number, name: string): Face {
  if (named === "start" || named === "finish") return { kind: named, name };
  if (named === "wild" && number > 0) return { kind: "island", n: number };
  return stormyFace(SIGN[named], name);
}
