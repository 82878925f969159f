/** What keeps the Summit closed, as figures. */
import { type Description, type Table, topOf } from "@stillwater/engine";
import { descriptionOf } from "@stillwater/table/queries";

export interface MountainWay
  extends Pick<Description, "bridges" | "ropes" | "paths" | "goats" | "panoramas"> {
  readonly open: number;
}

export function wayOf(table: Table): MountainWay {
  const { bridges, ropes, paths, goats, panoramas } = descriptionOf(table);
  const open = table.rulebook.cells.filter((place) => topOf(table, place) === 0).length;
  return { open, bridges, ropes, paths, goats, panoramas };
}
