export type LearnGame = "sea" | "mountain";

/** The names of the tiny boards, in order. Their contents are in `lessons.ts`, which also loads the rules. */
export const STEPS = {
  sea: ["free", "pay", "between", "across", "start"],
  mountain: ["next", "difference", "colours", "support", "bridge"],
} as const satisfies Readonly<Record<LearnGame, readonly string[]>>;
