import type { ClauseId } from "@stillwater/engine";
import type { Translated } from "../language";
import type { RULING_WORDS } from "../words/rulings";

/**
 * Why a question is listed: the sources say nothing, they differ, they refer to something we lack, or they answer it and
 * people still ask; `house`: it is about something invented here, whose rules answer it.
 */
export const GROUNDS = ["silent", "differ", "missing", "answered", "house"] as const;

export type Ground = (typeof GROUNDS)[number];

/** A question that the sources leave open, with our decision (the reason is in its clauses), or one that they answer. */
export interface Ruling {
  /** Stable and never reused. */
  readonly id: string;
  readonly ground: Ground;
  readonly clauses: readonly ClauseId[];
  readonly question: Translated;
  readonly answer: Translated;
}

/** Everything in a ruling except its words. One without words does not compile. */
export interface RulingFrame extends Omit<Ruling, "question" | "answer"> {
  readonly id: keyof typeof RULING_WORDS;
}
