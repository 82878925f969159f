/** What was read of a question that is not understood as a whole, and the checks that may have been meant. */
import type { ModuleId } from "@stillwater/engine";
import { type Language, searchedIn } from "@stillwater/rulebook/lexicon";
import { QUESTIONS } from "../modules/questions";
import { analyse } from "../words/analyse";
import { termsOf } from "../words/dictionary";
import { checkOf, checksOf, distinct, wholeWays } from "./checks";
import { heardIn } from "./heard";
import type { OfferReader } from "./reader";
import { readingInWords } from "./saying";
import type { Understood } from "./shapes";
import { MOST_QUESTION, symbolsOf, withoutMarks } from "./symbols";

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
/** The place that is offered for a card for which none is told. */
const ALONE = { is: "where", where: { kind: "alone" } } as const;
/** Up to so many, a number is as often a count, of players say, as a card. */
const FEW = 5;
/** The likeliest check is at least this likely, and each of the others. */
const LEAST = { first: 0.15, other: 0.03 } as const;

/** Cards of every game by their names in the search, and their symbols. */
const CARDS = { bridge: "bridge", campfire: "fire", finish: "finish", summit: "summit" } as const;

const termsIn = (text: string, language: Language): ReadonlySet<string> =>
  new Set(analyse(text, language).flatMap(({ terms }) => terms));

/** Tells whether a check brings in no card and no module that a question does not name. */
function namedIn(
  query: string,
  heard: readonly string[],
  language: Language,
): (check: Understood) => boolean {
  const terms = termsIn(query, language);
  const isNamed = (name: string): boolean => termsOf(name).every((term) => terms.has(term));
  return ({ reading }) => {
    const said = termsIn(readingInWords(reading, language), language);
    return (
      Object.entries(CARDS).every(
        ([name, symbol]) => !said.has(`#${name}`) || isNamed(name) || heard.includes(symbol),
      ) &&
      (Object.keys(QUESTIONS) as ModuleId[]).every(
        (module) => QUESTIONS[module].check(reading) === undefined || searchedIn(module).some(isNamed),
      )
    );
  };
}

/** What a reader makes of a question that is not understood; null where nothing is likely to be meant. */
export function partlyRead(reader: OfferReader, query: string, language: Language): PartlyUnderstood | null {
  if (query.length > MOST_QUESTION) return null;
  const symbols = symbolsOf(query, language) ?? symbolsOf(withoutMarks(query), language);
  if (symbols === null) return null;
  const { heard, unread } = symbols;
  const ways = wholeWays(symbols, language);
  const spaces = distinct(checksOf(ways));
  if (spaces.length > 1) return { unread, missing: "space", offers: spaces.slice(0, MOST_OFFERS) };
  const alone = distinct(ways.flatMap((way) => checkOf([...way, ALONE], true) ?? []));
  if (alone.length > 0) return { unread, missing: "place", offers: alone.slice(0, MOST_OFFERS) };
  const isNamed = namedIn(query, heard, language);
  // "We are 3 and I lay the Start": a few of something, for which no place is told, are no card.
  const isCard = ({ reading: { card, where } }: Understood): boolean =>
    where?.kind !== "alone" ||
    heard.includes("alone") ||
    card?.colour !== undefined ||
    (card?.value ?? 0) > FEW;
  const read = reader.read(heardIn(heard, language));
  const [first, ...others] = read.filter(({ check }) => isNamed(check) && isCard(check));
  if (first === undefined || first.likely < LEAST.first) return null;
  const likely = [first, ...others.filter(({ likely }) => likely >= LEAST.other)];
  const offers = distinct(likely.map(({ check }) => check)).slice(0, MOST_OFFERS);
  const isPlaceMissing = first.check.reading.where?.kind === "alone" && !heard.includes("alone");
  return isPlaceMissing ? { unread, missing: "place", offers } : { unread, offers };
}
