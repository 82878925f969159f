/** The parts of a clause id. */
import type { ClauseId } from "../clauses";
import type { Options } from "../options";

/** An id in its parts: `T.place.ascending` is a rule of the sea, in the section `place`. */
export interface NamedClause {
  readonly game: Options["game"];
  readonly section: string;
  readonly rule: string;
}

const CLAUSE = /^([TA])\.([a-z]+)\.([a-z-]+)$/;

/** The parts of a clause id: those of the mountain begin with A, those of the sea with T; undefined if it is no id. */
export function namedClause(id: ClauseId): NamedClause;
/** The same for a text that may be no id. */
export function namedClause(id: string): NamedClause | undefined;
export function namedClause(id: string): NamedClause | undefined {
  const [, letter, section = "", rule = ""] = CLAUSE.exec(id) ?? [];
  return letter === undefined ? undefined : { game: letter === "A" ? "mountain" : "sea", section, rule };
}
