/** Every option set of a variant, as a code. */
const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** `FC_RUNS=10` tries ten times as many cases, `FC_SEED=7` other ones, as with the properties. */
export const ROUNDS = Number(process.env.FC_RUNS ?? 1);
export const SEED = Number(process.env.FC_SEED ?? 20_260_101);

/** All combinations with and without each of some words. */
const choices = (...words: readonly string[]): string[] =>
  words.reduce<string[]>((sets, word) => sets.flatMap((set) => [set, `${set} ${word}`]), [""]);

const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
  arch: [""],
  pyramid: [
    ...choices("steps", "harder", "easier"),
    // Border cards laid out by people: all over the foot, one alone, and on every cell that has none by default.
    ...choices("harder", "easier").map((more) => ` border(1-2-3-4-5-6-7-8/1-2-3-4-5-6-7)${more}`),
    ...choices("harder").map((more) => ` steps border(/////1)${more}`),
    ...choices("easier").map((more) => ` border(2-4-6-8/2-4-6/2-4-6/2-4/2-4/2/2)${more}`),
  ],
  night: [""],
};

export function setsOf(variant: "arch" | "pyramid" | "night"): string[] {
  return upTo(1, 5).flatMap((players) =>
    (LAYOUTS[variant] ?? []).flatMap((layout) =>
      upTo(0, 12).flatMap((removed) =>
        choices("strict").flatMap((strict) =>
          (variant === "night" && players === 1 ? upTo(4, 9) : [8]).map((solo) => {
            const out = removed > 0 ? ` -${removed}` : "";
            return `sea p${players} ${variant}${layout}${out}${strict}${solo === 8 ? "" : ` solo${solo}`}`;
          }),
        ),
      ),
    ),
  );
}
