import { namedPlace } from "@stillwater/engine";
import { personName } from "./given";
import { type Sentences, unnamed, wordsAt } from "./sentences";
import type { Names } from "./shapes";

/** A place of the grid, whatever lies there. The brief form has no comma inside, for log lines. */
function gridWords(place: string, briefly: boolean, { grid }: Sentences): string | undefined {
  const { row = 0, column = 0, slope, pillar: side } = namedPlace(place) ?? {};
  if (side !== undefined) return (briefly ? grid.pillarBriefly : grid.pillar)({ side, place: column });
  if (row === 0) return undefined;
  if (slope) return (briefly ? grid.stepBriefly : grid.step)({ row, place: column });
  return (briefly ? grid.cellBriefly : grid.cell)({ row, column });
}

/** A place of a seat, or one of several numbered places. */
const numberedWords = (
  kind: string,
  number: number,
  names: Names,
  sentences: Sentences,
): string | undefined =>
  wordsAt(sentences.seats, kind)?.({ name: personName(number - 1, names, sentences) }) ??
  wordsAt(sentences.numbered, kind)?.({ number });

/** A place name of the notation in words: `r4c2` becomes "row 4, column 2". */
export function placeWords(place: string, names: Names, sentences: Sentences): string {
  const { kind = "", number = 0 } = namedPlace(place) ?? {};
  return (
    gridWords(place, false, sentences) ??
    (number > 0 ? numberedWords(kind, number, names, sentences) : undefined) ??
    wordsAt(sentences.places, place) ??
    unnamed(place)
  );
}

/** The same without a comma inside, for log lines. */
export const briefWordsFor = (place: string, sentences: Sentences): string =>
  gridWords(place, true, sentences) ?? placeWords(place, [], sentences);
