/** The moment when a crew is asked about a Storm that was just drawn. */
import { describe, due, pieceText, type Table } from "@stillwater/engine";

/** The marker for leaving the Compasses where they are. */
export const KEEP = "keep";

/** What may be pointed at while the crew is asked about a Storm: the only talk there is then. */
export interface CouncilAsking {
  /** The Storm that was just drawn; no other moment of a game has the same. */
  readonly storm: string;
  /** Where a marker may be put: the places where Storms lie, and `keep`. */
  readonly markers: readonly string[];
}

/** What the crew may point at now; null while nobody is asked. Everybody sees the same. */
export function askingOf(table: Table): CouncilAsking | null {
  const { rulebook } = table;
  if (rulebook.actOf.fog === undefined || due(table).step !== "storm") return null;
  const storms = describe(table).storms ?? [];
  const drawn = storms.find(({ fresh }) => fresh);
  if (drawn === undefined) return null;
  return {
    storm: pieceText(rulebook, drawn.card),
    markers: [...storms.map(({ place }) => rulebook.placeName(place)), KEEP],
  };
}
