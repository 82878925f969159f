import { nameOf } from "./given";
import type { Sentences } from "./sentences";

type Names = readonly (string | null)[];
type Words = (s: Sentences, a: string, b: string, names: Names) => string;

const sideOf = (letter: string): "left" | "right" => (letter === "w" ? "left" : "right");
const named = (seat: string, names: Names, s: Sentences): string => nameOf(Number(seat) - 1, names, s);

const patterns: readonly (readonly [RegExp, Words])[] = [
  [/^(?:border:)?r(\d+)c(\d+)$/, (s, row, column) => s.places.cell(Number(row), Number(column))],
  [/^(?:goats:)?r(\d+)p(\d+)$/, (s, row, place) => s.places.step(Number(row), Number(place))],
  [/^([we])(\d+)$/, (s, side, place) => s.places.pillar(sideOf(side), Number(place))],
  [/^row:(\d+)$/, (s, row) => s.places.row(Number(row))],
  [/^hand:(\d+)$/, (s, seat, _, names) => s.places.hand(named(seat, names, s))],
  [/^pile:(\d+)$/, (s, seat, _, names) => s.places.pile(named(seat, names, s))],
  [/^discard:(\d+)$/, (s, seat, _, names) => s.places.discards(named(seat, names, s))],
  [/^(yellow|orange|drawn|shedding):(\d+)$/, (s, _, seat, names) => s.places.before(named(seat, names, s))],
  [/^open:(\d+)$/, (s, number) => s.places.openCard(Number(number))],
  [/^explorer$/, (s) => s.places.explorer],
  [/^berth:start$/, (s) => s.places.startBerth],
  [/^berth:finish$/, (s) => s.places.finishBerth],
  [/^berth:summit$/, (s) => s.places.summitBerth],
];

/** A place name of the notation in words: `r4c2` becomes "row 4, column 2". */
export function wordsFor(place: string, names: Names, sentences: Sentences): string {
  for (const [pattern, say] of patterns) {
    const found = place.match(pattern);
    if (found) return say(sentences, found[1] ?? "", found[2] ?? "", names);
  }
  return place;
}

/** The same without a comma inside, for log lines. */
export function briefWordsFor(place: string, sentences: Sentences): string {
  const { places } = sentences;
  const [, row = "", kind = "", number = ""] = place.match(/^(?:goats:)?r(\d+)([cp])(\d+)$/) ?? [];
  if (kind === "c") return places.cellBriefly(Number(row), Number(number));
  if (kind === "p") return places.stepBriefly(Number(row), Number(number));
  const [, side = "", step = ""] = place.match(/^([we])(\d+)$/) ?? [];
  return side === "" ? wordsFor(place, [], sentences) : places.pillarBriefly(sideOf(side), Number(step));
}
