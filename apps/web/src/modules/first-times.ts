/** What a module explains the first time it matters: the rules that its first-time words are about. */
import type { ClauseId, Finding, Table } from "@stillwater/engine";
import type { Messages } from "next-intl";

/** The clause of a key of messages, in which an underscore stands for each dot. */
type ClauseOf<Key> = Key extends `${infer Book}_${infer Chapter}_${infer Rule}`
  ? `${Book}.${Chapter}.${Rule}`
  : never;

/** A rule that has first-time words, under `rules` of `firsts`. */
export type FirstRule = ClauseId & ClauseOf<keyof Messages["firsts"]["rules"]>;

/** Each part is null if the module does not have it. */
export interface FirstTimes {
  /** The rule that a first turn begins with, in place of the game's own. */
  readonly plainest: ((table: Table) => FirstRule | null) | null;
  /** Further rules that apply, given a table and the cards held, in the order in which they are explained. */
  readonly standing: ((table: Table, held: readonly string[]) => readonly FirstRule[]) | null;
  /** Acts explained by their own rule. */
  readonly acts: readonly FirstRule[];
  /** The rule of the module that shows in a verdict's findings. */
  readonly shown: ((findings: readonly Finding[]) => FirstRule | null) | null;
  /** Cards that an act may reveal, by the clause that its facts cite. */
  readonly broughtUp: readonly FirstRule[];
}
