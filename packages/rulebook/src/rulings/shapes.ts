import type { ClauseId } from "@stillwater/engine";
import type { Translated } from "../language";

/** Why there is something to rule on: the sources say nothing, they differ, or they point at something we lack. */
export const GROUNDS = ["silent", "differ", "missing"] as const;

export type Ground = (typeof GROUNDS)[number];

/** A question the sources leave open, and what we decided. The reason stands with the clauses it touches. */
export interface Ruling {
  /** Stable and never reused. */
  readonly id: string;
  readonly ground: Ground;
  readonly clauses: readonly ClauseId[];
  readonly question: Translated;
  readonly answer: Translated;
}
