/** What a log comes to: the table, what was done, what became of every entry. */
import type { Fact, Question, Table, Verdict } from "@stillwater/engine";
import type { EntryMisfit } from "./attempt";
import type { Entry, Statement } from "./entry";
import type { Conflict } from "./merge";

/** Something that was done and stands. */
export interface DoneStep {
  readonly entry: Statement;
  /** Entries of others that say the same. */
  readonly same: readonly string[];
  /** By this it is asked about; what is told of it is told of this. */
  readonly slot: string;
  readonly turn: number;
  readonly told: readonly string[];
  readonly before: Table;
  readonly after: Table;
  readonly facts: readonly Fact[];
  /** What the rules say of it, for an act. */
  readonly verdict?: Verdict;
  /** Against a rule, and stands all the same. */
  readonly slip: boolean;
}

/** What became of an entry. */
export type Became =
  | { readonly what: "applied"; readonly step?: number }
  /** Says the same as another. */
  | { readonly what: "same"; readonly as: string }
  | { readonly what: "undone"; readonly by: string }
  | { readonly what: "conflict"; readonly conflict: number }
  | ({ readonly what: "notApplied" } & Unfit);

/** Why an entry is not on the table; it is kept, and takes its place if that changes. */
export type Unfit =
  /** Something before it is missing: an earlier turn, what came to light, the beginning. */
  | { readonly why: "ahead" }
  | ({ readonly why: "refused" } & EntryMisfit)
  /** Its turn is over. */
  | { readonly why: "late" }
  /** Somebody who knew it wrote something else in its place. */
  | { readonly why: "replaced"; readonly by: string }
  /** Not what is on the table, by somebody's answer. */
  | { readonly why: "answered"; readonly by: string }
  /** No such thing in this game. */
  | { readonly why: "unreadable" };

export interface Shown {
  readonly entry: Entry;
  readonly became: Became;
}

export interface View {
  /** Undefined before the game has begun, or while it is in dispute how. */
  readonly table: Table | undefined;
  readonly names: readonly string[];
  /** The turn at hand, from 1; 0 before the first. */
  readonly turn: number;
  /** What people must say next, and of what. */
  readonly asks?: {
    readonly question: Question;
    readonly of: string;
    readonly turn: number;
    readonly nth: number;
  };
  readonly steps: readonly DoneStep[];
  /** Every entry in order, and what became of it. */
  readonly history: readonly Shown[];
  readonly conflicts: readonly Conflict[];
  readonly notApplied: readonly Shown[];
}
