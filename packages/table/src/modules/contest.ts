import type { Table } from "@stillwater/engine";
import type { Contest } from "@stillwater/rulebook";
import { ENDINGS } from "./endings";
import { only } from "./only";

/** How the players stand at a table where they play against each other; null where all play together. */
export function contestOn(table: Table): Contest | null {
  const found = Object.values(ENDINGS).flatMap((part) => part?.contest(table) ?? []);
  return only(found, "who is ahead") ?? null;
}
