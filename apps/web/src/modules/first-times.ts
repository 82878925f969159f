/** What a module tells of the first time it matters: the rules that its words for first times explain. */
import type { ClauseId, Finding, Table } from "@stillwater/engine";

/** Null where it tells of nothing of the kind. */
export interface FirstTimes {
  /** The rule a first turn begins with, in place of that of the game. */
  readonly plainest: ((table: Table) => ClauseId | null) | null;
  /** What it asks for besides, in the order it is told, of a table and the cards that are held. */
  readonly standing: ((table: Table, held: readonly string[]) => readonly ClauseId[]) | null;
  /** Acts that are explained by their own rule. */
  readonly acts: readonly ClauseId[];
  /** What of it shows in the verdict on what is chosen. */
  readonly shown: ((findings: readonly Finding[]) => ClauseId | null) | null;
  /** What an act may bring up, by the clause its facts cite. */
  readonly broughtUp: readonly ClauseId[];
}
