/** Which cards bear a goat (A.goat.symbol). The sources do not say; people read it off their own cards. */

import { HIGHEST_ASCENT } from "../../mountain/cards";
import { COLOURS } from "../../notation/names";
import { err, ok, type Problem, type Result } from "../../result";

/** Cards by name, `g7`; both copies if a name is given twice. `unknown`: people say so when a card is placed. */
export type GoatCards = readonly string[] | "unknown";

/** Goats that must stand on the top row (A.goat.win). */
export const GOATS_TO_WIN = 8;
/** Goats in the box. */
const MOST = 12;
const COPIES = 2;

/** The default: one copy of each number, in turn green, blue and red. */
const OUR_GOATS: readonly string[] = inOrder(
  Array.from({ length: HIGHEST_ASCENT }, (_, index) => `${COLOURS[index % COLOURS.length]}${index + 1}`),
);

/** How many copies of a card bear a goat. */
export function goatsOn(name: string, cards: GoatCards = OUR_GOATS): number {
  return cards === "unknown" ? 0 : cards.filter((card) => card === name).length;
}

function rank(name: string): number {
  return COLOURS.findIndex((colour) => name.startsWith(colour)) * HIGHEST_ASCENT + Number(name.slice(1));
}

function inOrder(cards: readonly string[]): readonly string[] {
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** The word of an option code: `goats`, `goats(?)`, `goats(g1,b2,…)`. */
export function writeGoats(cards: GoatCards | undefined): string {
  if (cards === undefined || cards.toString() === OUR_GOATS.toString()) return "goats";
  return `goats(${cards === "unknown" ? "?" : inOrder(cards).join()})`;
}

const CARD = /^[gbr]([1-9]|1[0-2])$/;

/** Reads the text between the brackets; undefined where it is our own list. */
export function readGoats(text: string, at: number): Result<GoatCards | undefined, Problem> {
  if (text === "?") return ok("unknown");
  const words = text.split(",");
  let wordAt = at;
  for (const [index, word] of words.entries()) {
    if (!CARD.test(word)) return err({ at: wordAt, what: "option.goat", with: { word } });
    if (words.slice(0, index).filter((other) => other === word).length >= COPIES)
      return err({ at: wordAt, what: "option.twice", with: { word } });
    wordAt += word.length + 1;
  }
  if (words.length < GOATS_TO_WIN || words.length > MOST)
    return err({ at, what: "option.range", with: { word: text, least: GOATS_TO_WIN, most: MOST } });
  const cards = inOrder(words);
  return ok(cards.toString() === OUR_GOATS.toString() ? undefined : cards);
}
