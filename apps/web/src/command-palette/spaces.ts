/** Rows and gaps in sentences. */

import {
  cardsAt,
  numberAt,
  openWater,
  type Place,
  placeNumber,
  type Table,
  topOf,
  writeName,
} from "@stillwater/engine";
import type { Voice } from "@stillwater/rulebook";
import { nextIn } from "@stillwater/rulebook/spoken";
import type { SayCommand } from "@/modules/answering";

interface Speaking {
  readonly voice: Voice;
  readonly say: SayCommand;
}

export function rowLines(table: Table, row: number, { voice, say }: Speaking): readonly string[] {
  const { rulebook } = table;
  const cells = rulebook.rows[row - 1];
  if (cells === undefined) return [say("rowNone", { row })];
  const told = cells.map((cell) => {
    const top = topOf(table, cell);
    return top === 0 ? say("empty") : voice.cardText(cardName(table, cell));
  });
  const beside = placeNumber(rulebook, writeName("row", row));
  const closing = beside === undefined ? [] : cardsAt(table, beside);
  const next = rulebook.game === "mountain" ? nextIn(table, row) : undefined;
  return [
    say("row", { row, cells: told.join(", ") }),
    ...closing.map((card) => say("rowClosed", { card: voice.cardText(rulebook.pieceName(card)) })),
    ...(next === undefined ? [] : [say("rowNext", { row, place: voice.placeText(next) })]),
  ];
}

/** The card on a cell; a stand-in by the number it stands for. */
function cardName(table: Table, cell: Place): string {
  const card = topOf(table, cell);
  return table.rulebook.standIns.includes(card)
    ? String(numberAt(table, cell))
    : table.rulebook.pieceName(card);
}

export function gapLines(table: Table, speaking: Speaking): readonly string[] {
  const lines = table.rulebook.game === "sea" ? seaGaps(table, speaking) : nextPlaces(table, speaking);
  return lines.length === 0 ? [speaking.say("gapNone")] : lines;
}

function nextPlaces(table: Table, { voice, say }: Speaking): readonly string[] {
  return table.rulebook.rows.flatMap((_cells, index) => {
    const place = nextIn(table, index + 1);
    return place === undefined ? [] : [say("rowNext", { row: index + 1, place: voice.placeText(place) })];
  });
}

/** Runs of empty spaces along the sequence, with the numbers between their ends. */
function seaGaps(table: Table, { voice, say }: Speaking): readonly string[] {
  const space = (cell: Place): string => voice.placeText(table.rulebook.placeName(cell));
  return openWater(table).map(({ first, last, low, high }) =>
    say("gap", {
      ...{ from: space(first), to: space(last), count: last - first + 1 },
      ...{ low: low > high ? -1 : low, range: low === high ? String(low) : `${low}–${high}` },
    }),
  );
}
