/** Competitive: the owner of each card, and the line under each card of a scoring run. */
import type { Place, Table } from "@stillwater/engine";
import { descriptionOf } from "@stillwater/table/queries";
import type { Owner, SeaCell } from "@stillwater/ui";
import type { BoardParts } from "../sea-part";

const OWNERS = ["one", "two"] as const satisfies readonly Owner[];

export const duelMarks: BoardParts["marks"] = (table, { t, nameOf }) => {
  const { owners } = descriptionOf(table);
  const lines = linesOf(table);
  return (place) => {
    const seat = owners?.get(place);
    if (seat === undefined) return null;
    return {
      look: { owner: OWNERS[seat], run: lines.get(place) },
      bare: null,
      said: [t("owner", { name: nameOf(seat) })],
    };
  };
};

/** The owner of each line, and where it ends. */
function linesOf(table: Table): ReadonlyMap<Place, SeaCell["run"]> {
  const lines = new Map<Place, SeaCell["run"]>();
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
