/** What was read of a question that is not understood as a whole, and the checks that may have been meant. */
import { COLOURS, type ModuleId } from "@stillwater/engine";
import { type Language, MOUNTAIN_MEANINGS, SHARED_MEANINGS, searchedIn } from "@stillwater/rulebook/lexicon";
import { QUESTIONS } from "../modules/questions";
import { analyse } from "../words/analyse";
import { termsOf } from "../words/dictionary";
import { ISLAND_NUMBER } from "../words/figures";
import { checkOf, distinct, waysIn } from "./checks";
import type { QuestionPart } from "./line";
import { questionLineOf } from "./parts";
import { isOfRopes } from "./parts-of";
import { evidenceOf } from "./scene";
import type { Understood } from "./shapes";
import { isGuard, MOST_QUESTION, type Symbols, symbolsOf } from "./symbols";

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

const isPlace = ({ is }: QuestionPart): boolean => ["where", "row", "edge", "scene"].includes(is);

/** The symbols of a question in which a number in words may be the only card: "a three in row 4", but not "two blue 8". */
function withNumber(symbols: readonly string[]): readonly string[] {
  const [number, another] = symbols.filter((symbol) => /^w\d$/.test(symbol));
  // "The 44 and a Sea Monster as the two discards".
  if (number === undefined || another !== undefined || symbols.includes("discard")) return symbols;
  const counted = symbols[symbols.indexOf(number) + 1] ?? "";
  if (/^n\d+$/.test(counted) || COLOURS.some((colour) => colour === counted)) return symbols;
  return symbols.map((symbol) => (symbol === number ? symbol.replace("w", "n") : symbol));
}

/** Of several hands the last that was told: others are prices, or of others. */
function withOneHand(parts: readonly QuestionPart[]): readonly QuestionPart[] {
  const hand = parts.findLast(({ is }) => is === "hand");
  return parts.filter((part) => part.is !== "hand" || part === hand);
}

/** What symbols come to with whatever is not read left out; null where nothing of them makes a check. */
function readIn(
  { symbols, unread, said }: Symbols,
  typed: string,
  language: Language,
  isWhole: boolean,
): PartlyUnderstood | null {
  for (const [each, isLoose] of [
    [symbols, false],
    // "30, 38 right of it, and 34 between": there is no space, unless 38 lies further right.
    [symbols, true],
    [withNumber(symbols), false],
  ] as const) {
    if (!isWhole && (isLoose || each !== symbols)) continue;
    const found = waysIn(each, language, isLoose);
    if (found === null || found.left.some(isTelling) || unread.some((word) => isGuard(word, language)))
      continue;
    const left = [...unread, ...new Set(found.left.flatMap((symbol) => said.get(symbol) ?? []))];
    const { lies } = evidenceOf(each);
    const ways = found.ways.map(withOneHand);
    const all = ways.flatMap((way) => checkOf(way, true) ?? []);
    // What lies is not what is tried.
    const checks = distinct(all.filter(({ reading }) => !lies.has(reading.card?.value ?? 0))).slice(
      0,
      MOST_OFFERS,
    );
    if (checks.length > 1) return { unread: left, missing: "space", offers: checks };
    if (checks.length === 1) return { unread: left, offers: checks };
    const [parts = []] = ways;
    // "A 3 in row 4" may be a card of either game.
    const inGames = (["sea", "mountain"] as const).flatMap(
      (game) => checkOf([...parts, { is: "game", game }], true) ?? [],
    );
    if (inGames.length > 1) return { unread: left, offers: inGames };
    const [card, another] = parts.flatMap((part) => (part.is === "card" ? [part.card] : []));
    const isWritten = card?.value === undefined || new RegExp(`(?<!\\d)${card.value}(?!\\d)`).test(typed);
    if (each !== symbols || parts.some(isPlace) || another !== undefined) continue;
    // Only what is said of nothing else: "can I put 47 down", and not "a good game for 2".
    if (!isWhole || !isWritten || left.length > 0) continue;
    const alone = checkOf([...parts, { is: "where", where: { kind: "alone" } }], true);
    if (alone !== null) return { unread: left, missing: "place", offers: [alone] };
  }
  return null;
}

/** Where one part of what somebody says ends. */
const BREAK = /(?:[.,;:!?()]+(?=\s|$|\()|\s[-–—>]+(?=\s)|\s\()\s*/;
/** So many choices of what is kept are tried: more take longer than whoever asked waits. */
const MOST_CHOICES = 16;
/** The parts of a longer text that are behind these are always kept. */
const MOST_PARTS = 8;

/** Choices of the parts that are kept, those that keep the most words first. */
function choicesOf(parts: readonly string[]): readonly (readonly boolean[])[] {
  const all = Array.from({ length: 2 ** Math.min(parts.length, MOST_PARTS) - 1 }, (_, choice) =>
    parts.map((_, at) => (choice & (1 << at)) === 0),
  );
  const left = (kept: readonly boolean[]): number =>
    parts.reduce((sum, part, at) => (kept[at] === true ? sum : sum + part.length), 0);
  return all.toSorted((one, other) => left(one) - left(other));
}

/** Tells whether a check is of the game, and of the modules, whose things a text names: without them it would be another. */
function namedIn(query: string, language: Language): (check: Understood) => boolean {
  const terms = new Set(analyse(query, language).flatMap((token) => token.terms));
  const isNamed = (name: string): boolean =>
    !SHARED_MEANINGS.includes(name) && termsOf(name).every((term) => terms.has(term));
  const isOfSea = ISLAND_NUMBER.test(query);
  const isOfMountain = !isOfSea && MOUNTAIN_MEANINGS.some(isNamed);
  const modules = (Object.keys(QUESTIONS) as ModuleId[]).filter((module) => searchedIn(module).some(isNamed));
  return ({ reading, game }) =>
    (!isOfMountain || game === "mountain") &&
    modules.every((module) => QUESTIONS[module].check(reading) !== undefined);
}

/** Whether a part of a text says what is done with a card: without it, the others tell only where some lie. */
const tellsDeed = (part: string, language: Language): boolean => {
  const symbols = symbolsOf(part, language)?.symbols ?? [];
  const isDeed = symbols.some((symbol) => /^(?:lay|ask|what|discard|replace|cover)$/.test(symbol));
  return (
    isDeed &&
    questionLineOf(symbols, language)
      ?.said()
      .some(({ is }) => is === "card") === true
  );
};

/** Colours of cards, and what is told of spaces and hands. */
const TELLING: ReadonlySet<string> = new Set(
  "g b r full all empty free start below missing without zero not nobody leftv spare lastcard cantpay before each none nothing or other solo alone".split(
    " ",
  ),
);

/** Whether the verdict may be another without a symbol: what TELLING has, and numbers. */
const isTelling = (symbol: string): boolean => TELLING.has(symbol) || /^[nw]\d+$/.test(symbol);

/** Whether a part of a text tells where a card lies, what is full or empty, or what is in a hand. */
const tellsPosition = (part: string, language: Language): boolean =>
  ISLAND_NUMBER.test(part) || symbolsOf(part, language)?.symbols.some(isTelling) === true;

/** What was read of a question that is not understood; null where nothing of it makes a check. */
export function partlyUnderstood(query: string, language: Language): PartlyUnderstood | null {
  if (query.length > MOST_QUESTION) return null;
  const parts = query.split(BREAK).filter((part) => /[\p{L}\d]/u.test(part));
  const isOfIt = namedIn(query, language);
  const deeds = parts.map((part) => tellsDeed(part, language));
  const decides = parts.map((part) => tellsPosition(part, language));
  const choices = choicesOf(parts).filter(
    (kept) =>
      (!deeds.includes(true) || deeds.some((isDeed, at) => isDeed && kept[at])) &&
      decides.every((isNeeded, at) => !isNeeded || kept[at]),
  );
  for (const kept of choices.slice(0, MOST_CHOICES)) {
    const text = parts.filter((_, at) => kept[at]).join(", ");
    const symbols = symbolsOf(text, language);
    const isWhole = !kept.includes(false);
    const read = symbols === null ? null : readIn(symbols, text, language, isWhole);
    // Which rope it is, and whether one is left, decides.
    const offers = read?.offers.filter((each) => isOfIt(each) && !isOfRopes(each.reading.deed));
    if (read === null || offers === undefined || offers.length === 0) continue;
    return { ...read, unread: [...read.unread, ...parts.filter((_, at) => !kept[at])], offers };
  }
  return null;
}
