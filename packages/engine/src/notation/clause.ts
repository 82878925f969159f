/** What the id of a clause says. */
import type { ClauseId } from "../clauses";
import type { Options } from "../options";

/** An id in its parts: `T.place.ascending` is a rule of the sea, in the section `place`. */
export interface NamedClause {
  readonly game: Options["game"];
  readonly section: string;
  readonly rule: string;
}

const CLAUSE = /^([TA])\.([a-z]+)\.([a-z-]+)$/;

/** What the id of a clause says: those of the mountain begin with A, those of the sea with T; undefined for no id. */
export function namedClause(id: ClauseId): NamedClause;
/** The same of a text that may be no id. */
export function namedClause(id: string): NamedClause | undefined;
export function namedClause(id: string): NamedClause | undefined {
  const [, letter, section = "", rule = ""] = CLAUSE.exec(id) ?? [];
  return letter === undefined ? undefined : { game: letter === "A" ? "mountain" : "sea", section, rule };
}
