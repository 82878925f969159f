/** Multinomial logistic regression, one question at a time, with steps that shrink where much was learnt (AdaGrad). */
import { FEATURES, type Features } from "../../src/classifier/features";

const STEP = 0.35;
/** How much weights are pulled back to 0. */
const PULL = 1e-6;
/** Classes that are this little wrong are left as they are. */
const NEAR_ENOUGH = 5e-4;
const LEANING_STEP = 0.01;

export class Learner {
  readonly weights: Float32Array;
  readonly leanings: Float32Array;
  readonly #learnt: Float32Array;
  readonly #classes: number;
  readonly #kept: Uint8Array | null;

  /** @param kept the weights that may be learnt, a 1 for each; the others stay 0 */
  constructor(classes: number, kept: Uint8Array | null = null) {
    this.#classes = classes;
    this.#kept = kept;
    this.weights = new Float32Array(FEATURES * classes);
    this.#learnt = new Float32Array(FEATURES * classes).fill(1e-3);
    this.leanings = new Float32Array(classes);
  }

  /** What speaks for each class. */
  sums({ at, weight }: Features): Float64Array {
    const sums = Float64Array.from(this.leanings);
    for (let index = 0; index < at.length; index += 1) {
      const [row, by] = [(at[index] ?? 0) * this.#classes, weight[index] ?? 0];
      for (let to = 0; to < this.#classes; to += 1)
        sums[to] = (sums[to] ?? 0) + by * (this.weights[row + to] ?? 0);
    }
    return sums;
  }

  /** Learns that a question asks for a class. */
  learn(features: Features, right: number): void {
    const likely = likelihoods(this.sums(features), 1);
    const wrong = [...likely.keys()].filter(
      (to) => Math.abs((likely[to] ?? 0) - (to === right ? 1 : 0)) > NEAR_ENOUGH,
    );
    const errors = wrong.map((to) => (likely[to] ?? 0) - (to === right ? 1 : 0));
    features.at.forEach((feature, index) => {
      const by = features.weight[index] ?? 0;
      for (let each = 0; each < wrong.length; each += 1) {
        const at = feature * this.#classes + (wrong[each] ?? 0);
        if (this.#kept?.[at] === 0) continue;
        const slope = (errors[each] ?? 0) * by + PULL * (this.weights[at] ?? 0);
        const learnt = (this.#learnt[at] ?? 0) + slope * slope;
        this.#learnt[at] = learnt;
        this.weights[at] = (this.weights[at] ?? 0) - (STEP * slope) / Math.sqrt(learnt);
      }
    });
    wrong.forEach((to, each) => {
      this.leanings[to] = (this.leanings[to] ?? 0) - LEANING_STEP * (errors[each] ?? 0);
    });
  }
}

/** A 1 for each of the strongest weights, a 0 for the others. */
export function strongest(weights: Float32Array, kept: number): Uint8Array {
  const least = weights.map(Math.abs).sort().at(-kept) ?? 0;
  return Uint8Array.from(weights, (weight) => (weight !== 0 && Math.abs(weight) >= least ? 1 : 0));
}

/** What several learners say on average: less of it is chance than of what one says. */
export function meanOf(learners: readonly [Learner, ...Learner[]]): Learner {
  const [mean, ...others] = learners;
  for (const part of ["weights", "leanings"] as const)
    for (let at = 0; at < mean[part].length; at += 1) {
      const sum = others.reduce((sum, other) => sum + (other[part][at] ?? 0), mean[part][at] ?? 0);
      mean[part][at] = sum / learners.length;
    }
  return mean;
}

/** From sums to likelihoods that add up to 1; a higher temperature makes them less sure. */
export function likelihoods(sums: Float64Array, temperature: number): Float64Array {
  const most = sums.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const powers = sums.map((sum) => Math.exp((sum - most) / temperature));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

const TEMPERATURES = Array.from({ length: 40 }, (_, step) => 0.3 + step * 0.05);

/** The temperature at which what was said of questions never learnt is most honest: the least surprise on average. */
export function honestTemperature(
  said: readonly { readonly sums: Float64Array; readonly right: number }[],
): number {
  const surprise = (temperature: number): number =>
    said.reduce(
      (sum, { sums, right }) => sum - Math.log(Math.max(likelihoods(sums, temperature)[right] ?? 0, 1e-9)),
      0,
    );
  return TEMPERATURES.toSorted((a, b) => surprise(a) - surprise(b))[0] ?? 1;
}
