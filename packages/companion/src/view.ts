/** The result of a log: the table, what was done, and what became of every entry. */
import type { Fact, Question, Table, Verdict } from "@stillwater/engine";
import type { EntryMisfit } from "./attempt";
import type { Entry, Statement } from "./entry";
import type { Conflict } from "./merge";

/** A step that was done and stands. */
export interface DoneStep {
  readonly entry: Statement;
  /** The ids of other entries that say the same. */
  readonly same: readonly string[];
  /** The name of the step, by which questions and answers refer to it. */
  readonly slot: string;
  readonly turn: number;
  readonly told: readonly string[];
  readonly before: Table;
  readonly after: Table;
  readonly facts: readonly Fact[];
  /** The rules' verdict, for an act. */
  readonly verdict?: Verdict;
  /** Whether it breaks a rule but stands all the same. */
  readonly slip: boolean;
}

/** What became of an entry. */
export type Became =
  | { readonly what: "applied"; readonly step?: number }
  /** It says the same as another entry. */
  | { readonly what: "same"; readonly as: string }
  | { readonly what: "undone"; readonly by: string }
  | { readonly what: "conflict"; readonly conflict: number }
  | ({ readonly what: "notApplied" } & Unfit);

/** Why an entry is not on the table. It is kept, and is applied if that changes. */
export type Unfit =
  /** Something before it is missing: an earlier turn, what came to light, or the beginning. */
  | { readonly why: "ahead" }
  | ({ readonly why: "refused" } & EntryMisfit)
  /** Its turn is over. */
  | { readonly why: "late" }
  /** Somebody who knew it wrote something else in its place. */
  | { readonly why: "replaced"; readonly by: string }
  /** Somebody's answer set it aside. */
  | { readonly why: "answered"; readonly by: string }
  /** This game has no such act. */
  | { readonly why: "unreadable" };

export interface Shown {
  readonly entry: Entry;
  readonly became: Became;
}

export interface View {
  /** Undefined before the game has begun, or while its beginning is in dispute. */
  readonly table: Table | undefined;
  readonly names: readonly string[];
  /** The current turn, from 1; 0 before the first. */
  readonly turn: number;
  /** What people must tell next, and about which step. */
  readonly asks?: {
    readonly question: Question;
    readonly of: string;
    readonly turn: number;
    readonly nth: number;
  };
  readonly steps: readonly DoneStep[];
  /** Every entry in order, with what became of it. */
  readonly history: readonly Shown[];
  readonly conflicts: readonly Conflict[];
  readonly notApplied: readonly Shown[];
}
