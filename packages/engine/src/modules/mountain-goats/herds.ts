/** Where herds may climb. */
import { isFilled, type Place, type Table } from "../../kernel/table";
import { bridgeLies } from "../../mountain/lying";
import { ledge } from "../../mountain/slope";

/** Goats step on any card but a Bridge (A.goat.bridge). */
export function bears(table: Table, place: Place): boolean {
  return isFilled(table, place) && !bridgeLies(table, place);
}

/** Every way for the herd on a place to climb at most a number of rows; the start of a way comes before the whole way. */
export function herdPaths(table: Table, from: Place, most: number): readonly (readonly Place[])[] {
  if (most <= 0) return [];
  return ledge(from).over.flatMap((next) => {
    if (!bears(table, next)) return [];
    return [[from, next], ...herdPaths(table, next, most - 1).map((path) => [from, ...path])];
  });
}
