/** Variants sheet, The Pyramid: T.pyramid.layout, .draw, .compass, .storm, .win and the Wilds of the Explorer deck. */
import { isLost } from "./deeds";
import { plainName, readLine } from "./line";
import {
  ascends,
  type Crew,
  cost,
  misPaid,
  numberOn,
  readCrew,
  standardRefusals,
  type Try,
} from "./standard";

export interface Pyramid extends Crew {
  /** Names of the cells along the sequence, and the number on each (a Wild counts as what it was named), 0 where open. */
  cells: readonly string[];
  numbers: number[];
  /** The card on each cell, "" for none. */
  cards: string[];
  /** Cells on border cards, and those of them that are barred by a Storm. */
  borders: readonly string[];
  stormy: string[];
  /** Names of the cards in the Explorer deck. */
  explorer: string[];
  harder: boolean;
  finishLies: boolean;
}

/** Rows of bricks, or of steps. */
export const WIDTHS = { bricks: [8, 7, 6, 5, 4, 3, 2, 1], steps: [11, 9, 7, 5, 3, 1] };

/**
 * A border card on every second cell of each row, beginning at its left end; or the columns that the code names row by
 * row, as in `border(1-3-5/2)`.
 */
export function bordersOf(words: readonly string[], cells: readonly string[]): readonly string[] {
  const own = words.find((word) => word.startsWith("border("))?.slice("border(".length, -1);
  if (own === undefined) return cells.filter((cell) => Number(cell.split("c")[1]) % 2 === 1);
  const rows = own.split("/").map((row) => row.split("-"));
  return cells.filter((cell) => {
    const [, row = "", column = ""] = /^r(\d+)c(\d+)$/.exec(cell) ?? [];
    return rows[Number(row) - 1]?.includes(column);
  });
}

const EXPLORERS: Readonly<Record<string, number>> = {
  storm: 6,
  compass: 6,
  monster: 5,
  finish: 5,
  start: 5,
  wild: 2,
  rocks: 1,
};

function wholeDeck(easier: boolean): string[] {
  return Object.entries(EXPLORERS).flatMap(([name, count]) =>
    Array.from({ length: count }, () => (easier && name === "monster" ? "blank" : name)),
  );
}

export function readPyramid(text: string): Pyramid {
  const line = readLine(text);
  const widths = line.words.includes("steps") ? WIDTHS.steps : WIDTHS.bricks;
  const cells = widths.flatMap((width, row) =>
    Array.from({ length: width }, (_, column) => `r${row + 1}c${column + 1}`),
  );
  const lying = line.rows.flat();
  const named = (wild: string): number => {
    const token = wild.replace("wild#", "name:");
    return Array.from({ length: 80 }, (_, index) => index + 1).find((number) =>
      line.at(`named:${number}`).includes(token),
    )!;
  };
  return {
    ...readCrew(line),
    cells,
    cards: lying.map(plainName),
    numbers: lying.map((card) => (card.startsWith("wild") ? named(card) : Number(card))),
    borders: bordersOf(line.words, cells),
    stormy: cells.filter((cell) => line.at(`border:${cell}`).length > 0),
    explorer: line.names("explorer")
      ? line.at("explorer").map(plainName)
      : wholeDeck(line.words.includes("easier")),
    harder: line.words.includes("harder"),
    finishLies: line.at("berth:finish").length > 0,
  };
}

/** T.wild.any: the numbers that a Wild may be named on a cell; none where a card lies. */
function numbersFor(pyramid: Pyramid, cell: number): number[] {
  if (pyramid.numbers[cell]! > 0) return [];
  const numbers: number[] = [];
  for (let number = 1; number <= 80; number++)
    if (!pyramid.numbers.includes(number) && ascends(pyramid.numbers, number, cell)) numbers.push(number);
  return numbers;
}

/** The number an act puts on its cell: a Wild that is not named takes the cheapest, the lowest of equals. */
export function numberOf(pyramid: Pyramid, act: Try): number {
  if (act.type !== "lay") return 0;
  if (act.card !== "wild") return numberOn(act.card);
  if (act.numbers[0] !== undefined) return act.numbers[0];
  const cell = pyramid.cells.indexOf(act.at);
  let best = 0;
  for (const number of numbersFor(pyramid, cell))
    if (best === 0 || cost(pyramid.numbers, number, cell) < cost(pyramid.numbers, best, cell)) best = number;
  return best;
}

/** T.place.cost; the cost that an Explorer card adds is not known before it is turned over. */
export function priceOf(pyramid: Pyramid, act: Try): number {
  const number = numberOf(pyramid, act);
  return number === 0 ? 0 : cost(pyramid.numbers, number, pyramid.cells.indexOf(act.at));
}

export function refusals(pyramid: Pyramid, act: Try): Set<string> {
  const no = new Set(standardRefusals(pyramid, act, priceOf(pyramid, act)));
  if (act.type === "lay") {
    const cell = pyramid.cells.indexOf(act.at);
    const number = numberOf(pyramid, act);
    if (pyramid.numbers[cell]! > 0) no.add("T.place.empty");
    if (pyramid.stormy.includes(act.at)) no.add("T.pyramid.storm");
    if (act.card !== "wild" && number === 0) no.add("T.place.island");
    // Where one of two 37s is a Wild with that name, there is no room for the other.
    const alike = pyramid.numbers.some(
      (other, index) =>
        other === number && index !== cell && [act.card, pyramid.cards[index]].includes("wild"),
    );
    if (!ascends(pyramid.numbers, number, cell) || (number > 0 && alike)) no.add("T.place.ascending");
    if (act.card === "wild" && (number === 0 || pyramid.numbers.includes(number))) no.add("T.wild.any");
  }
  const kinds = ["lay", "finish", "compass"];
  if (act.type === "stuck" && pyramid.turn === act.seat && !isLost(pyramid, refusals, kinds, pyramid.cells))
    no.add("T.end.lose");
  if (act.type === "compass" && !pyramid.stormy.includes(act.at)) no.add("T.pyramid.compass");
  if (act.type === "finish" && (pyramid.numbers.includes(0) || pyramid.finishLies)) no.add("T.pyramid.win");
  if (act.type === "give" && pyramid.phase === "give" && misPaid(pyramid, act)) no.add("T.place.pay");
  return no;
}
