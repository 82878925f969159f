export type LearnGame = "sea" | "mountain";

/** The tiny boards in their order, by name. What lies on them is in `sea-lessons.ts` and `mountain-lessons.ts`, which bring the rules along. */
export const STEPS = {
  sea: ["free", "pay", "between", "across", "start"],
  mountain: ["next", "difference", "colours", "support", "bridge"],
} as const satisfies Readonly<Record<LearnGame, readonly string[]>>;
