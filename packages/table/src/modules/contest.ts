import type { ClauseId, Table } from "@stillwater/engine";
import type { Contest } from "@stillwater/rulebook";
import type { EndingPart } from "./ending-part";
import { ENDINGS } from "./endings";
import { only } from "./only";

const PARTS = Object.values(ENDINGS).flatMap((part) => part ?? []);

/** How the players stand at a table where they play against each other; null where all play together. */
export function contestOn(table: Table): Contest | null {
  const found = PARTS.flatMap(({ contest }) => contest?.(table) ?? []);
  return only(found, "who is ahead") ?? null;
}

/** The rule of a module by which a table was won or lost; undefined where the game's own rule ended it. */
export function endedBy(table: Table, parts: readonly EndingPart[] = PARTS): ClauseId | undefined {
  const [clause] = parts.flatMap(({ by }) => by?.(table) ?? []);
  return clause;
}
