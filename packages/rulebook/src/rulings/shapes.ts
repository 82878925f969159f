import type { ClauseId } from "@stillwater/engine";
import type { Translated } from "../language";
import type { RULING_WORDS } from "../words/rulings";

/**
 * Why a question stands here: the sources say nothing, they differ, they point at something we lack, or they answer it and it is
 * asked all the same; `house`: it is about what this house invented, whose rules answer it.
 */
export const GROUNDS = ["silent", "differ", "missing", "answered", "house"] as const;

export type Ground = (typeof GROUNDS)[number];

/** A question that people ask: what the sources leave open, and what we decided (the reason stands with the clauses it touches); or what they answer. */
export interface Ruling {
  /** Stable and never reused. */
  readonly id: string;
  readonly ground: Ground;
  readonly clauses: readonly ClauseId[];
  readonly question: Translated;
  readonly answer: Translated;
}

/** What a ruling has besides its words. One without words does not compile. */
export interface RulingFrame extends Omit<Ruling, "question" | "answer"> {
  readonly id: keyof typeof RULING_WORDS;
}
