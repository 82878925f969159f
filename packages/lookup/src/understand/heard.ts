/** What the reader of offers sees of a question: the symbols of all its words, and the numbers among them. */
import { COLOURS, type Colour } from "@stillwater/engine";
import type { Language } from "@stillwater/rulebook/lexicon";
import { type Features, numberOf } from "../classifier/features";
import { analyse } from "../words/analyse";
import { stem } from "../words/stems";
import { BREAK } from "./clauses";
import { HIGHEST_NUMBER } from "./parts-of";

/** A number in a question, by where it stands. */
export interface Mention {
  readonly at: number;
  readonly value: number;
}

const NUMBER = /^[nw](\d+)$/;

export const mentionsIn = (heard: readonly string[]): readonly Mention[] =>
  heard.flatMap((symbol, at) => {
    const value = NUMBER.exec(symbol)?.[1];
    return value === undefined ? [] : [{ at, value: Number(value) }];
  });

const colourIn = (symbol: string | undefined): Colour | undefined => COLOURS.find((each) => each === symbol);
const CARD = /^(?:[nw]\d+|fire|card)$/;

/** Whose colour each colour is, by where they stand: people say it before all their cards, or behind all. */
export function coloursIn(heard: readonly string[]): ReadonlyMap<number, Colour> {
  const colours = heard.flatMap((symbol, at) => {
    const colour = colourIn(symbol);
    return colour === undefined ? [] : [{ at, colour }];
  });
  /** The card that is so many steps away: "red card 5" is one. */
  const cardAt = (at: number, step: number): number | undefined =>
    [heard[at + step] === "card" ? at + 2 * step : at + step, at + step].find((each) =>
      CARD.test(heard[each] ?? ""),
    );
  const isWhole = (step: number): boolean => colours.every(({ at }) => cardAt(at, step) !== undefined);
  const steps = !isWhole(1) && isWhole(-1) ? [-1, 1] : [1, -1];
  const found = new Map<number, Colour>();
  const placed = new Set<number>();
  for (const step of steps)
    for (const { at, colour } of colours) {
      const card = cardAt(at, step);
      if (card === undefined || found.has(card) || placed.has(at)) continue;
      found.set(card, colour);
      placed.add(at);
    }
  return found;
}

/** Larger numbers are no rows, and no counts. */
const LARGEST_ROW = 6;
/** Larger numbers are Islands. */
export const LARGEST_ASCENT = HIGHEST_NUMBER.mountain;
const MOST_ALIKE = 4;

/** A symbol as it is alike in many questions. */
function alike(symbol: string): string {
  const value = NUMBER.exec(symbol)?.[1];
  if (value === undefined) return colourIn(symbol) === undefined ? symbol : "c";
  if (symbol.startsWith("w")) return "W";
  return Number(value) <= LARGEST_ROW ? "S" : Number(value) <= LARGEST_ASCENT ? "M" : "N";
}

const isUnknown = (symbol: string): boolean => symbol.startsWith("?");

/** Features of the same weight, their squares summing to 1. */
function featuresOf(names: readonly string[]): Features {
  const at = Uint16Array.from(new Set(names.map((name) => numberOf("", name))));
  return { at, weight: new Float32Array(at.length).fill(1 / Math.sqrt(at.length)) };
}

/** The symbols of a question, with the meanings in the search for words that have no symbol. */
export const heardIn = (heard: readonly string[], language: Language): readonly string[] =>
  heard.flatMap((symbol) => {
    if (!symbol.startsWith("?")) return symbol;
    const meanings = searchedAs(symbol.slice(1), language);
    return meanings.length > 0 ? meanings : `?${stem(symbol.slice(1), language)}`;
  });

/** What words mean in the search. */
export const searchedAs = (words: string, language: Language): readonly string[] =>
  analyse(words, language).flatMap(({ terms }) => terms.filter((term) => term.startsWith("#")));

/** What tells the deed and the kind of place of a question. */
export function frameFeatures(heard: readonly string[]): Features {
  const all = heard.map(alike);
  const known = all.filter((symbol) => !isUnknown(symbol));
  const values = mentionsIn(heard).map(({ value }) => value);
  const large = values.filter((value) => value > LARGEST_ASCENT);
  const [one = 0, other = 0] = large.length > 1 ? large : values;
  const order = one < other ? "rising" : one === other ? "same" : "falling";
  const sizes = ["N", "M", "S", "W", "c"].map(
    (size) => `${size} ${Math.min(MOST_ALIKE, known.filter((each) => each === size).length)}`,
  );
  const colours = heard.flatMap((symbol) => colourIn(symbol) ?? []);
  return featuresOf([
    "any",
    ...all,
    ...sizes,
    sizes.join(" "),
    `${order} ${values.length}`,
    `colours ${new Set(colours).size} of ${colours.length}`,
    ...known.flatMap((symbol, at) => [
      `${symbol} ${order}`,
      `${symbol} ${known[at + 1]}`,
      `${symbol} . ${known[at + 2]}`,
      `${known[at - 1]} ${symbol} ${known[at + 1]}`,
      ...(symbol === "c" ? [] : known.slice(at + 1).map((later) => `${symbol} ~ ${later}`)),
    ]),
  ]);
}

/** What tells what one of the numbers is. */
export function roleFeatures(heard: readonly string[], { at, value }: Mention): Features {
  const symbols = heard.map(alike);
  const mentions = mentionsIn(heard);
  const own = symbols[at] ?? "";
  // The colour of a card is a part of it.
  const isTelling = (symbol: string): boolean => symbol !== "c" && !isUnknown(symbol);
  const before = symbols.slice(0, at).filter(isTelling).toReversed();
  const behind = symbols.slice(at + 1).filter(isTelling);
  const clause = (some: readonly string[]): readonly string[] =>
    some.slice(0, [...some, BREAK].indexOf(BREAK));
  const [l1, l2, l3, l4] = before;
  const [r1, r2, r3] = behind;
  const near = [
    ...[`l1 ${l1}`, `l2 ${l2}`, `l3 ${l3}`, `l4 ${l4}`, `r1 ${r1}`, `r2 ${r2}`, `r3 ${r3}`],
    ...[`ll ${l2} ${l1}`, `rr ${r1} ${r2}`, `lr ${l1} ${r1}`, `llr ${l2} ${l1} ${r1}`],
    ...[`lll ${l3} ${l2} ${l1}`, `lrr ${l1} ${r1} ${r2}`, `llrr ${l2} ${l1} ${r1} ${r2}`],
  ];
  const index = mentions.findIndex((each) => each.at === at);
  const than = (other: Mention | undefined): string =>
    other === undefined ? "none" : value > other.value ? "more" : value < other.value ? "less" : "same";
  const [last, next] = [than(mentions[index - 1]), than(mentions[index + 1])];
  const cards = mentions.filter((each) => each.value > LARGEST_ROW);
  const place = `${cards.findIndex((each) => each.at === at)} of ${cards.length}`;
  const larger = mentions.filter((each) => each.value > value).length;
  const isColoured = symbols[at - 1] === "c" || symbols[at + 1] === "c";
  const number = value <= LARGEST_ROW ? `${own}${value}` : own;
  return featuresOf([
    own,
    ...near,
    ...near.map((each) => `${own} ${each}`),
    `${own} ${index} of ${mentions.length}`,
    `card ${place}`,
    `${number} ${isColoured}`,
    `last ${last} ${own}`,
    `next ${next} ${own}`,
    `${last} ${next} ${index} of ${mentions.length}`,
    `larger ${larger} of ${mentions.length}`,
    ...(mentions.some((each) => each.at < at && each.value === value) ? ["again"] : []),
    ...clause(before).map((symbol) => `< ${symbol}`),
    ...clause(behind).map((symbol) => `> ${symbol}`),
    ...before.map((symbol) => `<< ${symbol}`),
    ...behind.map((symbol) => `>> ${symbol}`),
    ...symbols.filter(isTelling).flatMap((symbol) => [`${own} with ${symbol}`, `${place} with ${symbol}`]),
  ]);
}
