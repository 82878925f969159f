/** Rows and gaps in sentences. */

import { cardsAt, numberAt, type Place, placeNumber, type Table, topOf, writeName } from "@stillwater/engine";
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

/** The card on a cell; one that stands in for others by its number. */
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

const LOWEST = 1;
const HIGHEST = 80;

/** Runs of empty spaces along the sequence, with the numbers that lie between their ends. */
function seaGaps(table: Table, { voice, say }: Speaking): readonly string[] {
  const { rulebook } = table;
  return rulebook.lines.flatMap(({ first, last }) => {
    const told: string[] = [];
    let run: Place[] = [];
    let low = LOWEST;
    const close = (high: number): void => {
      const [from, to] = [run[0], run.at(-1)];
      if (from === undefined || to === undefined) return;
      const words = {
        from: voice.placeText(rulebook.placeName(from)),
        to: voice.placeText(rulebook.placeName(to)),
      };
      const range = low === high ? String(low) : `${low}–${high}`;
      told.push(say("gap", { ...words, count: run.length, low: low > high ? -1 : low, range }));
      run = [];
    };
    for (let cell = first; cell <= last; cell++) {
      if (topOf(table, cell) === 0) run.push(cell);
      else {
        const number = numberAt(table, cell);
        close(number - 1);
        low = number + 1;
      }
    }
    close(HIGHEST);
    return told;
  });
}
