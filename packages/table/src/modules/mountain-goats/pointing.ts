import { countAt, herdPaths, type Place, type Seat, type Table } from "@stillwater/engine";
import { descriptionOf } from "../../queries/description";
import type { PointingOf } from "../act-pointing";

export const pointing: PointingOf<"mountain-goats"> = {
  herd: {
    carries: null,
    targets: null,
    ways: herdWays,
    begins: (table, at) => descriptionOf(table).goats?.on.has(at) === true,
    may: null,
  },
};

/** One way to each place that a herd can reach: the one that gathers most goats, shown in full before it is taken. */
function herdWays(table: Table, seat: Seat, way: readonly Place[]): readonly (readonly Place[])[] {
  const end = way.at(-1);
  if (end === undefined) return [];
  const most = countAt(table, table.rulebook.hands[seat] ?? 0) - (way.length - 1);
  const herds = descriptionOf(table).goats?.on;
  const gathered = (path: readonly Place[]): number =>
    path.reduce((sum, place) => sum + (herds?.get(place) ?? 0), 0);
  const best = new Map<Place, readonly Place[]>();
  for (const path of herdPaths(table, end, most)) {
    const to = path.at(-1) ?? 0;
    const known = best.get(to);
    if (known === undefined || gathered(path) > gathered(known)) best.set(to, path);
  }
  return [...best.values()].map((path) => [...way.slice(0, -1), ...path]);
}
