/** What lies beside the cards of a board, for its picture and its text. Pure. */
import { namedPiece, setupOf, type Table, topOf } from "@stillwater/engine";
import { hasPlace, namesAt } from "@stillwater/table/position";
import { descriptionOf } from "@stillwater/table/queries";

/** What is beside a board, in the language of the page. */
export interface BesideWords {
  /** The cards of the berths and what lies beside a row, in a word each. */
  readonly start: string;
  readonly finish: string;
  readonly summit: string;
  readonly fog: string;
  readonly rocks: string;
  readonly squall: (seat: number) => string;
  readonly coast: (seat: number) => string;
  readonly goats: (place: string, count: number) => string;
  readonly panoramas: (shown: readonly string[], met: readonly string[]) => string;
}

/** Whether the card of a berth lies there. */
export function isBerthTaken(table: Table, berth: "start" | "finish" | "summit"): boolean {
  const place = table.rulebook.places.findIndex(({ name }) => name === `berth:${berth}`);
  return place > 0 && topOf(table, place) !== 0;
}

/** What lies beside a row, numbered from 1: its Storms and the Jagged Rocks, a word each. */
export function besideRow(table: Table, row: number, words: BesideWords): readonly string[] {
  const place = `row:${row}`;
  if (!hasPlace(table, place)) return [];
  return namesAt(table, place).flatMap((name) =>
    name === "rocks" ? [words.rocks] : namedPiece(name)?.kind === "storm" ? [words.fog] : [],
  );
}

/** What lies elsewhere, a line each: Storms before a player, goats on a card, Panoramas. */
export function besideBoard(table: Table, words: BesideWords): readonly string[] {
  const { rulebook } = table;
  const storms = (kind: string, say: (seat: number) => string): readonly string[] =>
    rulebook.hands.flatMap((_hand, seat) => {
      const place = `${kind}:${seat + 1}`;
      const count = hasPlace(table, place) ? namesAt(table, place).length : 0;
      return count === 0 ? [] : [count === 1 ? say(seat) : `${say(seat)} ×${count}`];
    });
  const { shown = [], met = [] } = setupOf(table).panoramas ?? {};
  return [
    ...storms("yellow", words.squall),
    ...storms("orange", words.coast),
    ...[...(descriptionOf(table).goats?.on ?? [])].map(([cell, goats]) =>
      words.goats(rulebook.placeName(cell), goats),
    ),
    ...(shown.length + met.length === 0 ? [] : [words.panoramas(shown, met)]),
  ];
}
