import { type Setup, writeName } from "@stillwater/engine";
import { hasPlace, namesAt } from "../../position/naming";
import type { PositionPart } from "../position-part";

const OPEN = [1, 2, 3, 4, 5].map((index) => writeName("open", index));

/** Removes the owner of a space that is now empty. */
function taken(setup: Setup, space: string): Setup {
  const { [space]: _owner, ...owners } = setup.owners ?? {};
  return { ...setup, owners };
}

export const position: PositionPart = {
  kept: [],
  // A new card belongs to the seat in turn.
  laid: (table, { owners, turn }, space) =>
    table.rulebook.leads === null ? {} : { owners: { ...owners, [space]: turn?.seat ?? 0 } },
  taken,
  moved: (before, { owners }, from, to) => {
    const owner = before.owners?.[from];
    return owner === undefined ? {} : { owners: { ...owners, [to]: owner } };
  },
  aside: (table) => {
    const free = OPEN.find((place) => hasPlace(table, place) && namesAt(table, place).length === 0);
    return free === undefined ? [] : [free];
  },
};
