/** Competitive: the line under each card of a run that scores. */
import type { Place, Table } from "@stillwater/engine";
import { descriptionOf } from "@stillwater/table/queries";
import type { Owner, SeaCell } from "@stillwater/ui";

const OWNERS = ["one", "two"] as const satisfies readonly Owner[];

/** Whose line it is, and where it stops. */
export function runMarksOf(table: Table): ReadonlyMap<Place, NonNullable<SeaCell["run"]>> {
  const lines = new Map<Place, NonNullable<SeaCell["run"]>>();
  for (const { seat, spaces } of descriptionOf(table).runs ?? []) {
    const owner = OWNERS[seat];
    if (owner === undefined) continue;
    spaces.forEach((place, index) => {
      const ends = index === 0 ? "left" : index === spaces.length - 1 ? "right" : undefined;
      lines.set(place, ends === undefined ? { owner } : { owner, ends });
    });
  }
  return lines;
}
