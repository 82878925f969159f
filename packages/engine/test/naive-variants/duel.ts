/** Variants sheet, Competitive: T.duel.turn, .possible, .swap, .pass, .end, .score and .tie. */

import { readLine } from "./line";
import { GRID_CELLS } from "./night";
import { ascends, type Crew, cost, misPaid, readCrew, standardRefusals, type Try } from "./standard";

export interface Duel extends Crew {
  grid: number[];
  /** Who placed the card on each cell: 0 or 1, or -1 for an empty cell. */
  owners: number[];
  /** The face-up row, farthest from the deck first. */
  row: string[];
  deck: string[];
}

export function readDuel(text: string): Duel {
  const line = readLine(text);
  const marks = [line.at("of:1"), line.at("of:2")];
  return {
    ...readCrew(line),
    grid: line.rows.flat().map(Number),
    owners: GRID_CELLS.map((cell) => marks.findIndex((own) => own.includes(`mark:${cell}`))),
    row: [1, 2, 3, 4, 5].flatMap((place) => line.at(`open:${place}`)),
    deck: line.at("deck"),
  };
}

export function priceOf(duel: Duel, act: Try): number {
  return act.type === "lay" ? cost(duel.grid, Number(act.card), GRID_CELLS.indexOf(act.at)) : 0;
}

/** T.duel.possible: on both sides at least as many numbers must be left as there are cells up to the next card. */
function possible(duel: Duel, card: number, cell: number): boolean {
  let left = cell - 1;
  while (left >= 0 && duel.grid[left] === 0) left--;
  let right = cell + 1;
  while (right < 36 && duel.grid[right] === 0) right++;
  const low = left < 0 ? 0 : duel.grid[left]!;
  const high = right > 35 ? 81 : duel.grid[right]!;
  const below = Math.max(0, card - low - 1);
  const above = Math.max(0, high - card - 1);
  return below >= cell - left - 1 && above >= right - cell - 1;
}

/** Whether a seat could place a card, regardless of whose turn it is. */
function canPlace(duel: Duel, seat: number): boolean {
  const hand = duel.hands[seat]!;
  return hand.some((card) =>
    GRID_CELLS.some((_name, cell) => {
      const number = Number(card);
      return (
        duel.grid[cell] === 0 &&
        ascends(duel.grid, number, cell) &&
        possible(duel, number, cell) &&
        cost(duel.grid, number, cell) <= hand.length - 1
      );
    }),
  );
}

export function refusals(duel: Duel, act: Try): Set<string> {
  const no = new Set(standardRefusals(duel, act, priceOf(duel, act)));
  // T.duel.end takes the place of the win of the co-operative game; there is no loss for all.
  if (no.delete("T.end.win")) no.add("T.duel.end");
  no.delete("T.end.lose");
  const hand = duel.hands[act.seat]!;
  if (act.type === "lay") {
    const cell = GRID_CELLS.indexOf(act.at);
    const card = Number(act.card);
    if (duel.grid[cell] !== 0) no.add("T.place.empty");
    if (!ascends(duel.grid, card, cell)) no.add("T.place.ascending");
    if (!possible(duel, card, cell)) no.add("T.duel.possible");
  }
  if (act.type === "swap" && (canPlace(duel, act.seat) || duel.row.length === 0)) no.add("T.duel.swap");
  if (act.type === "pass" && (canPlace(duel, act.seat) || duel.row.length > 0 || hand.length > 1))
    no.add("T.duel.pass");
  if (act.type === "give" && duel.phase === "give" && misPaid(duel, act)) no.add("T.place.pay");
  return no;
}
