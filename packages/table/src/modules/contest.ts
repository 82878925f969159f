import type { Table } from "@stillwater/engine";
import type { Contest } from "@stillwater/rulebook";
import { ENDINGS } from "./endings";
import { only } from "./only";

/** How players who play against each other stand at a table; null where all play together. */
export function contestOn(table: Table): Contest | null {
  const found = Object.values(ENDINGS).flatMap((part) => part?.contest(table) ?? []);
  return only(found, "who is ahead") ?? null;
}
