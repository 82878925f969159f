/** What the verdict tests share. */
import type { Language } from "../../src/language";
import type { SpokenFinding, SpokenVerdict, VerdictContext } from "../../src/verdict";

export const MINUS = "\u2212";

export type Values = SpokenFinding["with"];

export const no = (clause: string, values: Values = {}): SpokenVerdict => ({
  allowed: "no",
  price: 0,
  findings: [{ clause, holds: "no", with: values }],
});

export const priced = (price: number, values: Values): SpokenVerdict => ({
  allowed: "yes",
  price,
  findings: [
    { clause: "T.place.empty", holds: "yes", with: { at: "r4c4" } },
    { clause: "T.place.pay", holds: "yes", with: { need: price, have: 4 } },
    { clause: "T.place.cost", holds: "yes", with: { price, ...values } },
  ],
});

export const lay: VerdictContext = {
  act: "lay",
  card: "47",
  at: "r4c4",
  names: ["Ana", "Ben", null],
  you: 0,
};

export interface Case {
  readonly name: string;
  readonly verdict: SpokenVerdict;
  readonly context?: VerdictContext;
  /** The headline, and the note if there is one. */
  readonly says: Readonly<Record<Language, readonly [string, string?]>>;
  readonly sum?: string;
}

export const between = { left: 45, right: 52, leftDifference: 2, rightDifference: 5, counts: "left" };
