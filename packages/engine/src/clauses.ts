/** Every clause of both rulebooks, by its stable id and by its number. */
import { CLAUSES } from "./modules/stored";

export { CLAUSES } from "./modules/stored";

export type ClauseId = (typeof CLAUSES)[number];

const INDEX: ReadonlyMap<string, number> = new Map(CLAUSES.map((id, index) => [id, index]));

/** The stable number of a clause, for packed storage. */
export function clauseIndex(id: ClauseId): number {
  return INDEX.get(id) ?? -1;
}

/** Narrows a string to a clause id. */
export function isClauseId(text: string): text is ClauseId {
  return INDEX.has(text);
}
