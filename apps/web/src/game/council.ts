/** Storms on a table, and the moment when a crew is asked about one that was just drawn. */
import { cardsAt, due, type Piece, type Place, pieceText, type Table } from "@stillwater/engine";

/** The marker for leaving the Compasses where they are. */
export const KEEP = "keep";

/** What may be pointed at while the crew is asked about a Storm: the only talk there is then. */
export interface Asking {
  /** The Storm that was just drawn; no other moment of a game has the same. */
  readonly storm: string;
  /** Where a marker may be put: the places where Storms lie, and `keep`. */
  readonly markers: readonly string[];
}

/** Where a Storm lies, in play or just drawn. */
export function stormPlaces(table: Table): readonly Place[] {
  return table.rulebook.places.flatMap((spec, place) =>
    /^(row|drawn|shedding|yellow|orange):/.test(spec.name) && stormAt(table, place) !== 0 ? [place] : [],
  );
}

/** The Storm at a place, 0 where none lies. */
export function stormAt(table: Table, place: Place): Piece {
  return cardsAt(table, place).find((card) => table.rulebook.pieceName(card).startsWith("storm:")) ?? 0;
}

/** What the crew may point at now; null while nobody is asked. Everybody sees the same. */
export function askingOf(table: Table): Asking | null {
  const { rulebook } = table;
  if (rulebook.actOf.fog === undefined || due(table).step !== "storm") return null;
  const places = stormPlaces(table);
  const fresh = places.find((place) => rulebook.placeName(place).startsWith("drawn:"));
  if (fresh === undefined) return null;
  return {
    storm: pieceText(rulebook, stormAt(table, fresh)),
    markers: [...places.map((place) => rulebook.placeName(place)), KEEP],
  };
}
