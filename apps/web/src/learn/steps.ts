export type LearnGame = "sea" | "mountain";

/** The tiny boards in their order, by name. What lies on them is `lessons.ts`, which brings the rules along. */
export const STEPS = {
  sea: ["free", "pay", "between", "across", "start"],
  mountain: ["next", "difference", "colours", "support", "bridge"],
} as const satisfies Readonly<Record<LearnGame, readonly string[]>>;
