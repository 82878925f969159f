import { personName } from "./given";
import { type Sentences, unnamed, wordsAt } from "./sentences";
import type { Names } from "./shapes";

const sideOf = (letter: string): "left" | "right" => (letter === "w" ? "left" : "right");

/** A place of the grid, whatever lies there; briefly it has no comma inside, for log lines. */
function gridWords(place: string, briefly: boolean, { grid }: Sentences): string | undefined {
  const [, row = "", kind = "", number = ""] = place.match(/^(?:\w+:)?r(\d+)([cp])(\d+)$/) ?? [];
  const [inRow, nth] = [Number(row), Number(number)];
  if (kind === "c") return (briefly ? grid.cellBriefly : grid.cell)({ row: inRow, column: nth });
  if (kind === "p") return (briefly ? grid.stepBriefly : grid.step)({ row: inRow, place: nth });
  const [, side = "", step = ""] = place.match(/^([we])(\d+)$/) ?? [];
  if (side === "") return undefined;
  return (briefly ? grid.pillarBriefly : grid.pillar)({ side: sideOf(side), place: Number(step) });
}

/** A place name of the notation in words: `r4c2` becomes "row 4, column 2". */
export function placeWords(place: string, names: Names, sentences: Sentences): string {
  const [, kind = "", number = ""] = place.match(/^(\w+):(\d+)$/) ?? [];
  return (
    gridWords(place, false, sentences) ??
    wordsAt(sentences.seats, kind)?.({ name: personName(Number(number) - 1, names, sentences) }) ??
    wordsAt(sentences.numbered, kind)?.({ number: Number(number) }) ??
    wordsAt(sentences.places, place) ??
    unnamed(place)
  );
}

/** The same without a comma inside, for log lines. */
export const briefWordsFor = (place: string, sentences: Sentences): string =>
  gridWords(place, true, sentences) ?? placeWords(place, [], sentences);
