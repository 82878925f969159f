/**
 * The mountain as data: rows of nine places down to two, centred like bricks. Place `r2p3` is the second row from the
 * bottom, third from the left; it rests on `r1p3` and `r1p4`. Places are numbered row by row from 1.
 */
import type { PlaceSpec } from "../kernel/chapter";
import { NOWHERE, type Place } from "../kernel/table";

/** How many places each row has, from the bottom. */
const WIDTHS = [9, 8, 7, 6, 5, 4, 3, 2] as const;

/** The names of all places, row by row from the bottom. */
export const SLOPE: readonly (readonly string[])[] = WIDTHS.map((width, index) =>
  Array.from({ length: width }, (_, place) => `r${index + 1}p${place + 1}`),
);

export const TOP_ROW = WIDTHS.length;

export function slopePlaces(): PlaceSpec[] {
  return SLOPE.flat().map((name, index) => ({
    name,
    sort: index,
    sight: "all",
    holds: "cards",
    most: null,
  }));
}

/** What a place of the slope touches; NOWHERE at the edges. */
export interface Ledge {
  /** 1 at the bottom, 8 at the top. */
  readonly row: number;
  readonly left: Place;
  readonly right: Place;
  /** The two places it rests on; NOWHERE in row 1. */
  readonly under: readonly [Place, Place];
  /** The places that rest on it. */
  readonly over: readonly Place[];
}

/** The first and the last place of each row; NOWHERE for the rows below 1 and above the top, which do not exist. */
const LAST_OF_ROW: readonly Place[] = [
  NOWHERE,
  ...WIDTHS.map((_width, index) => WIDTHS.slice(0, index + 1).reduce((sum, width) => sum + width, 0)),
  NOWHERE,
];
const FIRST_OF_ROW: readonly Place[] = [
  NOWHERE,
  ...WIDTHS.map((_width, index) => lastOfRow(index) + 1),
  NOWHERE,
];

/** The first place of a row (1 to 8). */
export function firstOfRow(row: number): Place {
  return FIRST_OF_ROW[row] ?? NOWHERE;
}

/** The last place of a row (1 to 8). */
export function lastOfRow(row: number): Place {
  return LAST_OF_ROW[row] ?? NOWHERE;
}

const OUTSIDE: Ledge = { row: 0, left: NOWHERE, right: NOWHERE, under: [NOWHERE, NOWHERE], over: [] };

const LEDGES: readonly Ledge[] = [
  OUTSIDE,
  ...WIDTHS.flatMap((width, index) => ledgesOfRow(index + 1, width)),
];

function ledgesOfRow(row: number, width: number): Ledge[] {
  const first = firstOfRow(row);
  const above = firstOfRow(row + 1);
  const below = firstOfRow(row - 1);
  return Array.from({ length: width }, (_, index): Ledge => {
    const end = index === width - 1;
    const over =
      row === TOP_ROW ? [] : [...(index > 0 ? [above + index - 1] : []), ...(end ? [] : [above + index])];
    return {
      row,
      left: index === 0 ? NOWHERE : first + index - 1,
      right: end ? NOWHERE : first + index + 1,
      under: row === 1 ? [NOWHERE, NOWHERE] : [below + index, below + index + 1],
      over,
    };
  });
}

/** The places of the slope: `r1p1` is the first, the right end of row 8 the last. */
export const FIRST_PLACE: Place = 1;
export const LAST_PLACE: Place = LEDGES.length - 1;

/** What a place touches; row 0 and nothing around for any place off the slope. */
export function ledge(place: Place): Ledge {
  return LEDGES[place] ?? OUTSIDE;
}

/** The two places that a place rests on; none in row 1. */
export function feetOf(place: Place): readonly Place[] {
  const { row, under } = ledge(place);
  return row > 1 ? under : GROUND;
}

const GROUND: readonly Place[] = [];

/** The places that rest on a place. */
export const restingOn = (place: Place): readonly Place[] => ledge(place).over;

/** The row of a place, 0 off the slope. */
export function slopeRowOf(place: Place): number {
  return ledge(place).row;
}

/** Whether a place is the first of its row, or the last. */
export function isEndOfRow(place: Place): boolean {
  const row = slopeRowOf(place);
  return place === firstOfRow(row) || place === lastOfRow(row);
}
