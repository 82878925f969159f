/** What was read of a question that is not understood as a whole, and the checks that may have been meant. */
import type { ModuleId } from "@stillwater/engine";
import { type Language, MOUNTAIN_MEANINGS, SHARED_MEANINGS, searchedIn } from "@stillwater/rulebook/lexicon";
import { QUESTIONS } from "../modules/questions";
import { analyse } from "../words/analyse";
import { termsOf } from "../words/dictionary";
import { ISLAND_NUMBER } from "../words/figures";
import { checkOf, distinct, waysIn } from "./checks";
import { heardIn } from "./heard";
import { cardsOf, isOfRopes } from "./parts-of";
import type { OfferReader } from "./reader";
import { readingInWords } from "./saying";
import type { Reading, Understood } from "./shapes";
import { isGuard, MOST_QUESTION, type Symbols, symbolsOf, withoutMarks } from "./symbols";

/** What was read of a question that is not understood as a whole, for whoever asked to say whether it was meant. */
export interface PartlyUnderstood {
  /** Words that were not read. */
  readonly unread: readonly string[];
  /** What is missing: which of several spaces is meant, or any place at all. */
  readonly missing?: "space" | "place";
  /** Questions that may have been meant, each understood as a whole. */
  readonly offers: readonly Understood[];
}

const MOST_OFFERS = 3;
/** The likeliest check is at least this likely, and each of the others. */
const LEAST = { first: 0.12, other: 0.05 } as const;

/** Where a question has one of these, it is too often another than the likeliest check: then nothing is offered. */
const TURNING = new Set(
  "discard must nobody without instead count #draw #pile #keep #move #cover #leave_game".split(" "),
);

/** Whether sides are told, and none that a place has. */
const isElsewhere = (heard: readonly string[], others: RegExp, own: RegExp): boolean =>
  heard.some((symbol) => others.test(symbol)) && !heard.some((symbol) => own.test(symbol));

/** Whether a card would lie in a place of the mountain that is not the one that is told, or the colours of cards are lost. */
function isAstray({ card, where, game }: Reading, heard: readonly string[]): boolean {
  if (game === "sea" || card === undefined) return false;
  const numbers = [card, ...cardsOf(where)].filter(({ kind }) => kind === "number");
  return (
    new Set(numbers.map(({ colour }) => colour === undefined)).size > 1 ||
    (where?.kind === "right" &&
      isElsewhere(heard, /^(?:above|under|top|left|leftit|atleft)$/, /^(?:right|rightit|atright|after)$/)) ||
    (where?.kind === "on" &&
      isElsewhere(
        heard,
        /^(?:beside|besideit|each)$/,
        /^(?:on|onit|replace|cover|swap|stead|top|over|there)$/,
      ))
  );
}

/** Things by their names in the search and their symbols: a question and its offers name both, or neither. */
const THINGS = { bridge: "bridge", campfire: "fire", finish: "finish", summit: "summit" } as const;

const termsIn = (text: string, language: Language): ReadonlySet<string> =>
  new Set(analyse(text, language).flatMap((token) => token.terms));

/** Tells whether a check is of the game, and has the modules and the things, that a text names, and no others. */
function namedIn(
  query: string,
  heard: readonly string[],
  language: Language,
): (check: Understood) => boolean {
  const terms = termsIn(query, language);
  const isNamed = (name: string): boolean => termsOf(name).every((term) => terms.has(term));
  const isOwn = (name: string): boolean => !SHARED_MEANINGS.includes(name) && isNamed(name);
  const isOfSea = ISLAND_NUMBER.test(query);
  const isOfMountain = !isOfSea && MOUNTAIN_MEANINGS.some(isOwn);
  return ({ reading, game }) => {
    const said = termsIn(readingInWords(reading, language), language);
    // A Start that lies matters to the Finish only.
    const isStartTold = said.has("#start") || said.has("#finish") || !heard.includes("start");
    // Whoever plays alone holds more cards.
    const isHandTold = reading.hand !== undefined || !heard.includes("solo");
    return (
      (!isOfMountain || game === "mountain") &&
      isStartTold &&
      isHandTold &&
      !isAstray(reading, heard) &&
      Object.entries(THINGS).every(([name, symbol]) =>
        said.has(`#${name}`) ? isNamed(name) || heard.includes(symbol) : !heard.includes(symbol),
      ) &&
      (Object.keys(QUESTIONS) as ModuleId[]).every((module) =>
        QUESTIONS[module].check(reading) === undefined
          ? !searchedIn(module).some(isOwn)
          : searchedIn(module).some(isNamed),
      )
    );
  };
}

/** Colours, and what is told of spaces and hands: without one of these, or without a number, the verdict may be another. */
const TELLING: ReadonlySet<string> = new Set(
  "g b r full all empty free start below missing without zero not nobody leftv spare lastcard cantpay before each none nothing or other solo alone".split(
    " ",
  ),
);

/** The checks that the grammar makes of a question, once what it cannot read is left out; none where that may matter. */
function readBarely({ symbols, unread }: Symbols, language: Language): readonly Understood[] {
  const told = waysIn(symbols, language);
  const isTelling = (symbol: string): boolean => TELLING.has(symbol) || /^[nw]\d+$/.test(symbol);
  if (told === null || told.left.some(isTelling) || unread.some((word) => isGuard(word, language))) return [];
  const checks = told.ways.flatMap((way) => checkOf(way, true) ?? []);
  return distinct(checks.filter(({ reading }) => !isOfRopes(reading.deed)));
}

/** What a reader makes of a question that is not understood; null where nothing is likely to be meant. */
export function partlyRead(reader: OfferReader, query: string, language: Language): PartlyUnderstood | null {
  if (query.length > MOST_QUESTION) return null;
  const read = symbolsOf(query, language) ?? symbolsOf(withoutMarks(query), language);
  if (read === null) return null;
  const { heard, unread } = read;
  const meant = heardIn(heard, language);
  if (meant.some((symbol) => TURNING.has(symbol))) return null;
  const isOfIt = namedIn(query, heard, language);
  const bare = readBarely(read, language).filter(isOfIt);
  if (bare.length > 1) return { unread, missing: "space", offers: bare.slice(0, MOST_OFFERS) };
  const [first, ...others] = reader.read(meant).filter(({ check }) => isOfIt(check));
  const likely =
    first === undefined || first.likely < LEAST.first
      ? []
      : [first, ...others.filter(({ likely }) => likely >= LEAST.other)].map(({ check }) => check);
  const offers = distinct([...bare, ...likely]).slice(0, MOST_OFFERS);
  if (offers.length === 0) return null;
  const isPlaceMissing = offers[0]?.reading.where?.kind === "alone" && !heard.includes("alone");
  return isPlaceMissing ? { unread, missing: "place", offers } : { unread, offers };
}
