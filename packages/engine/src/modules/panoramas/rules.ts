/** ASC 7.2, Panorama objectives: three numbers to be shown side by side, once, before the Summit. */

import { type Chapter, type Game, NO, UNKNOWN, YES } from "../../kernel/chapter";
import { DAWN, seatAt, spot } from "../../kernel/furniture";
import type { Rulebook } from "../../kernel/rulebook";
import {
  countAt,
  isFilled,
  isUnknownFace,
  NOWHERE,
  type Piece,
  type Place,
  type Table,
  topOf,
  unknownFaces,
  whereIs,
} from "../../kernel/table";
import { firstUnknown, ofUnknown } from "../../kernel/unknown-faces";
import { isAscent, leastNumberIn, numberOn } from "../../mountain/cards";
import { firstOfRow, lastOfRow, slopeRowOf } from "../../mountain/slope";
import type { AscentRules } from "../module";
import type { Described, Panorama } from "./description";

/** The ten Panoramas. Only 3-4-3 and 9-8-7 are known from the book; the other eight are ours. */
export const PANORAMAS: readonly string[] = [
  "3-4-3",
  "9-8-7",
  "2-3-4",
  "5-6-7",
  "10-11-12",
  "6-5-4",
  "12-11-10",
  "7-8-7",
  "5-4-5",
  "11-10-11",
];

const KIND = "panorama:";

const faceDown = spot("panoramas");
const shown = spot("shown");
const met = spot("met");

interface Objective {
  readonly piece: Piece;
  readonly numbers: readonly number[];
}

const known = new WeakMap<Rulebook, readonly Objective[]>();

function objectives(rulebook: Rulebook): readonly Objective[] {
  const found = known.get(rulebook);
  if (found) return found;
  const list = rulebook.pieces.flatMap(({ name }, piece): Objective[] =>
    name.startsWith(KIND) ? [{ piece, numbers: name.slice(KIND.length).split("-").map(Number) }] : [],
  );
  known.set(rulebook, list);
  return list;
}

/** Whether Ascent cards side by side in a row read some numbers from left to right. */
function reads(table: Table, row: number, numbers: readonly number[], isNumber = isNumberAt): boolean {
  const end = lastOfRow(row) - numbers.length + 1;
  for (let place = firstOfRow(row); place <= end; place++) {
    let met = 0;
    while (met < numbers.length && isNumber(table, place + met, numbers[met] as number)) met++;
    if (met === numbers.length) return true;
  }
  return false;
}

function isNumberAt(table: Table, place: Place, number: number): boolean {
  return numberOn(topOf(table, place)) === number;
}

/** Whether a Panorama that is shown may already be met by cards whose faces nobody here knows. */
function mayBeMet(table: Table, { numbers }: Objective): boolean {
  const mayBe = (_table: Table, place: Place, number: number): boolean =>
    isNumberAt(table, place, number) || isUnknownFace(table, place);
  return (
    unknownFaces(table) > 0 && table.rulebook.rows.some((_row, row) => reads(table, row + 1, numbers, mayBe))
  );
}

/** The Panoramas that are shown and not met, as far as they are known here. */
function missing(table: Table): readonly Objective[] {
  return objectives(table.rulebook).filter(({ piece }) => whereIs(table, piece) === shown(table));
}

/** How many numbers of a Panorama, from the left, lie side by side somewhere. */
function longestRun(table: Table, numbers: readonly number[]): number {
  let longest = 0;
  for (const row of table.rulebook.rows)
    for (let first = 0; first < row.length; first++) {
      const off = numbers.findIndex((number, index) => {
        const place = row[first + index];
        return place === undefined || !isNumberAt(table, place, number);
      });
      longest = Math.max(longest, off < 0 ? numbers.length : off);
    }
  return longest;
}

/**
 * How many numbers of a Panorama already lie where most of them do, counting one more card that is imagined there;
 * -1 where there is no room left for it, Bridges being in the way like any other card.
 * @param at where the imagined card lies; NOWHERE for none
 */
export function panoramaSoFar(table: Table, numbers: readonly number[], at: Place, number: number): number {
  let best = -1;
  table.rulebook.rows.forEach((row, index) => {
    if (numbers.some((wanted) => wanted < leastNumberIn(index + 1))) return;
    for (let column = 0; column + numbers.length <= row.length; column++) {
      let found = 0;
      for (let offset = 0; offset < numbers.length && found >= 0; offset++) {
        const place = row[column + offset] ?? NOWHERE;
        const lies = place === at ? number : isFilled(table, place) ? numberOn(topOf(table, place)) : -1;
        if (lies === numbers[offset]) found++;
        else if (lies >= 0) found = -1;
      }
      if (found > best) best = found;
    }
  });
  return best;
}

function inView(table: Table): readonly Panorama[] {
  return objectives(table.rulebook).flatMap(({ piece, numbers }): readonly Panorama[] => {
    const lies = whereIs(table, piece);
    if (lies === met(table)) return [{ numbers, run: numbers.length, met: true }];
    return lies === shown(table) ? [{ numbers, run: longestRun(table, numbers), met: false }] : [];
  });
}

function flipMet(game: Game, place: Place): void {
  const { table } = game;
  for (const { piece, numbers } of objectives(table.rulebook)) {
    if (whereIs(table, piece) === shown(table) && reads(table, slopeRowOf(place), numbers))
      game.emit(piece, shown(table), met(table), "A.panorama.done");
  }
}

/** @param count how many are shown
 *  @param sequences the Panoramas there are */
function chapterOf(
  count: number,
  sequences: readonly string[],
): Chapter<"pieces" | "places" | "rules" | "follows" | "steps" | "describes", Described> {
  return {
    describes: (table) => ({ panoramas: inView(table) }),
    pieces: sequences.map((sequence, index) => {
      return { name: `${KIND}${sequence}`, sort: 42 + index, starts: "panoramas", apart: true };
    }),
    places: [
      {
        ...{
          name: "panoramas",
          sort: 71,
          sight: "none",
          region: "panoramas",
          holds: ["panorama"],
          most: null,
        },
        ...(sequences === PANORAMAS ? {} : { unordered: true }),
      },
      { name: "shown", sort: 72, sight: "all", holds: ["panorama"], most: null, unnamed: true },
      { name: "met", sort: 73, sight: "all", holds: ["panorama"], most: null, unnamed: true },
    ],
    rules: [
      {
        clause: "A.panorama.done",
        on: "wins",
        rank: 52,
        about: null,
        asked: "offer",
        slip: null,
        test: (table) => {
          if (countAt(table, shown(table)) === 0) return YES;
          // A Panorama that is shown but not named here may already be met.
          return missing(table).every((objective) => mayBeMet(table, objective)) ? UNKNOWN : NO;
        },
        tell: (table) => {
          const depends = missing(table).some((objective) => mayBeMet(table, objective));
          return {
            missing: countAt(table, shown(table)),
            ...(depends ? ofUnknown(table, firstUnknown(table)) : {}),
          };
        },
      },
    ],
    follows: [
      {
        clause: "A.panorama.done",
        onto: (place) => /^r\dp\d$/.test(place.name),
        does: (game, fact) => {
          if (isAscent(fact.piece)) flipMet(game, fact.to);
        },
      },
    ],
    steps: [
      {
        name: "reveal",
        clause: "A.panorama.reveal",
        rank: 4,
        when: "deal",
        due: (table) =>
          seatAt(table, DAWN) >= 0 && countAt(table, shown(table)) + countAt(table, met(table)) < count,
        runs: (game) => {
          const { table, fate } = game;
          game.emit(
            fate.next(table, faceDown(table), shown(table)),
            faceDown(table),
            shown(table),
            "A.panorama.reveal",
          );
        },
      },
    ],
  };
}

export const rules: AscentRules = (options) =>
  options.panoramas > 0
    ? [chapterOf(options.panoramas, options.sequences.length > 0 ? options.sequences : PANORAMAS)]
    : [];
