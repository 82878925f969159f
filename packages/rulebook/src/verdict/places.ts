import { nameOf } from "./given";
import type { Sentences } from "./sentences";

type Names = readonly (string | null)[];

const patterns: readonly (readonly [RegExp, (s: Sentences, a: string, b: string, names: Names) => string])[] =
  [
    [/^r(\d+)c(\d+)$/, (s, row, column) => s.places.cell(Number(row), Number(column))],
    [/^r(\d+)p(\d+)$/, (s, row, place) => s.places.step(Number(row), Number(place))],
    [/^([we])(\d+)$/, (s, side, place) => s.places.pillar(side === "w" ? "left" : "right", Number(place))],
    [/^row:(\d+)$/, (s, row) => s.places.row(Number(row))],
    [/^hand:(\d+)$/, (s, seat, _, names) => s.places.hand(nameOf(Number(seat) - 1, names, s))],
    [/^pile:(\d+)$/, (s, seat, _, names) => s.places.pile(nameOf(Number(seat) - 1, names, s))],
    [/^discard:(\d+)$/, (s, seat, _, names) => s.places.discards(nameOf(Number(seat) - 1, names, s))],
    [/^berth:start$/, (s) => s.places.startBerth],
    [/^berth:finish$/, (s) => s.places.finishBerth],
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
  const cell = place.match(/^r(\d+)c(\d+)$/);
  if (cell) return sentences.places.cellBriefly(Number(cell[1]), Number(cell[2]));
  return wordsFor(place, [], sentences);
}
