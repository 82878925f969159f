/** What a module explains the first time it matters: the rules that its first-time words are about. */
import type { ClauseId, Finding, Table } from "@stillwater/engine";

/** Each part is null if the module does not have it. */
export interface FirstTimes {
  /** The rule that a first turn begins with, in place of the game's own. */
  readonly plainest: ((table: Table) => ClauseId | null) | null;
  /** Further rules that apply, given a table and the cards held, in the order in which they are explained. */
  readonly standing: ((table: Table, held: readonly string[]) => readonly ClauseId[]) | null;
  /** Acts explained by their own rule. */
  readonly acts: readonly ClauseId[];
  /** The rule of the module that shows in a verdict's findings. */
  readonly shown: ((findings: readonly Finding[]) => ClauseId | null) | null;
  /** Cards that an act may reveal, by the clause that its facts cite. */
  readonly broughtUp: readonly ClauseId[];
}
