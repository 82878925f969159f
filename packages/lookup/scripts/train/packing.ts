/** From weights to the text that travels. */
import { FEATURES } from "../../src/classifier/features";
import { asLetters, LETTERS, LEVELS } from "../../src/classifier/model";
import { strongest } from "./learning";

/** How many weights of the search are kept: the strongest. */
const KEPT = 280_000;

interface Packed {
  readonly largest: number;
  readonly counts: string;
  readonly steps: string;
  readonly weights: string;
}

/** The strongest weights, each as one of a few levels. */
export function packed(weights: Float32Array, classes: number, kept = KEPT): Packed {
  const isKept = strongest(weights, kept);
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const [counts, steps, levels]: [string[], string[], string[]] = [[], [], []];
  for (let feature = 0; feature < FEATURES; feature += 1) {
    let last = -1;
    let count = 0;
    for (let to = 0; to < classes; to += 1) {
      const weight = weights[feature * classes + to] ?? 0;
      if (isKept[feature * classes + to] === 0) continue;
      const level = Math.max(1, Math.round(Math.sqrt(Math.abs(weight) / largest) * LEVELS));
      steps.push(asLetters(to - last - 1));
      levels.push(LETTERS[LEVELS + Math.sign(weight) * level] ?? "");
      last = to;
      count += 1;
    }
    counts.push(asLetters(count));
  }
  return { largest, counts: counts.join(""), steps: steps.join(""), weights: levels.join("") };
}
