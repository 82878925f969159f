/** The pieces on the slope. */
import { type Place, type Rulebook, type Table, topOf } from "@stillwater/engine";
import { descriptionOf } from "@stillwater/table/queries";
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

/** The piece on a place, with the number that a Campfire counts as there. */
export function pieceAt(table: Table, place: Place): MountainPiece | undefined {
  const card = topOf(table, place);
  const printed = card === 0 ? null : printedOn(table.rulebook, card);
  if (printed === null || printed.kind === "summit") return undefined;
  if (printed.kind === "bridge") return { kind: "bridge" };
  if (printed.kind === "ascent") return { kind: "ascent", terrain: printed.terrain, n: printed.n };
  const counts = descriptionOf(table).borrowed.get(place) ?? 0;
  return { kind: "campfire", terrain: printed.terrain, ...(counts === 0 ? {} : { counts }) };
}
