/** What lies on the slope and around each place of it. */
import { isFilled, type Place, type Rulebook, type Table, topOf } from "@stillwater/engine";
import type { MountainPiece } from "@stillwater/ui/mountain";
import { printedOn } from "./printed";

export interface Spot {
  /** 1 is the bottom row and the left end. */
  readonly row: number;
  readonly column: number;
}

export function spotOf(rulebook: Rulebook, place: Place): Spot {
  const row = rulebook.rows.findIndex((cells) => cells.includes(place));
  return { row: row + 1, column: (rulebook.rows[row]?.indexOf(place) ?? -1) + 1 };
}

/** The piece on a place, with what a Campfire counts for there. */
export function pieceAt(table: Table, place: Place): MountainPiece | undefined {
  const card = topOf(table, place);
  const printed = card === 0 ? null : printedOn(table.rulebook, card);
  if (printed === null || printed.kind === "summit") return undefined;
  if (printed.kind === "bridge") return { kind: "bridge" };
  if (printed.kind === "ascent") return { kind: "ascent", terrain: printed.terrain, n: printed.n };
  const counts = borrowedAt(table, place);
  return { kind: "campfire", terrain: printed.terrain, ...(counts === 0 ? {} : { counts }) };
}

/** What a Campfire counts for: the nearest Ascent card to its left, past Campfires and Bridges; 0 for nothing. */
export function borrowedAt(table: Table, place: Place): number {
  const { row, column } = spotOf(table.rulebook, place);
  const cells = table.rulebook.rows[row - 1] ?? [];
  for (const cell of cells.slice(0, column - 1).reverse()) {
    const printed = printedOn(table.rulebook, topOf(table, cell));
    if (printed?.kind === "ascent") return printed.n;
  }
  return 0;
}

/** The two places a place stands on; none in row 1. */
export function feetOf(rulebook: Rulebook, place: Place): readonly Place[] {
  const { row, column } = spotOf(rulebook, place);
  const below = rulebook.rows[row - 2];
  return below === undefined ? [] : below.slice(column - 1, column + 1);
}

/** The first free place of each row, where both its feet are there. */
export function nextPlaces(table: Table): ReadonlySet<Place> {
  return new Set(
    table.rulebook.rows.flatMap((cells) => {
      const next = cells.find((cell) => !isFilled(table, cell));
      if (next === undefined) return [];
      return feetOf(table.rulebook, next).every((foot) => isFilled(table, foot)) ? [next] : [];
    }),
  );
}

/** Paths of green from row 1 upward, each to one of the highest places that can be reached. */
export function greenPaths(table: Table): readonly (readonly Place[])[] {
  const { rulebook } = table;
  const green = (place: Place): boolean => {
    const printed = printedOn(rulebook, topOf(table, place));
    return printed !== null && "terrain" in printed && printed.terrain === "green";
  };
  let paths = (rulebook.rows[0] ?? []).filter(green).map((place): readonly Place[] => [place]);
  let highest = paths;
  for (const cells of rulebook.rows.slice(1)) {
    paths = cells.filter(green).flatMap((place) => {
      const feet = feetOf(rulebook, place);
      const under = paths.find((path) => feet.includes(path.at(-1) ?? 0));
      return under === undefined ? [] : [[...under, place]];
    });
    if (paths.length === 0) break;
    highest = paths;
  }
  return highest;
}
