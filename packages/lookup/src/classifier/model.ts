/** A trained classifier as it travels, and what it says of a question. */
import type { Language } from "@stillwater/rulebook/citations";
import { FEATURES, type Features, featuresOf } from "./features";

/** What a question is taken for if no rule answers it. */
export const NONE = "none";

/**
 * The weights as text, one letter a number, so that it compresses well: for every feature how many classes it speaks for
 * or against, then how far each is from the one before, and how strongly it does.
 */
export interface LearntWeights {
  readonly classes: readonly string[];
  /** What speaks for a class before anything is known, in thousandths. */
  readonly leanings: readonly number[];
  /** The largest weight. */
  readonly largest: number;
  /** What all is divided by, so that of answers given with 0.8 eight in ten are right. */
  readonly temperature: number;
  readonly counts: string;
  readonly steps: string;
  readonly weights: string;
}

/** The weights of one language, whose classes are `none`, ids of clauses and ids of rulings. */
export interface Model extends LearntWeights {
  readonly language: Language;
  /** A digest of what it was trained on. */
  readonly trainedOn: string;
}

/** Letters for 0 to 89; no quote and no backslash among them. */
export const LETTERS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at))
  .filter((letter) => letter !== "\\" && letter !== "`")
  .join("");
/** This letter stands for as much and for the next one on top. */
const MORE = LETTERS.length - 1;
/** Weights go from minus this to this, in steps that widen. */
export const LEVELS = 31;

const VALUES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** A number as letters. */
export const asLetters = (value: number): string =>
  (LETTERS[MORE] ?? "").repeat(Math.floor(value / MORE)) + (LETTERS[value % MORE] ?? "");

/** Reads numbers off a text of letters, one after another. */
function reader(text: string): () => number {
  let at = 0;
  return () => {
    let sum = 0;
    for (;;) {
      const value = VALUES.get(text[at] ?? "") ?? 0;
      at += 1;
      sum += value;
      if (value < MORE) return sum;
    }
  };
}

/** How likely each class is, by its name; all together 1. */
export type Likely = ReadonlyMap<string, number>;

/** Learnt weights, ready to be asked. */
export class LearntClasses {
  readonly #model: LearntWeights;
  /** Where the weights of a feature begin. */
  readonly #begins = new Uint32Array(FEATURES + 1);
  readonly #classes: Uint16Array;
  readonly #weights: Float32Array;

  constructor(model: LearntWeights) {
    this.#model = model;
    const total = model.weights.length;
    this.#classes = new Uint16Array(total);
    this.#weights = new Float32Array(total);
    const [count, step] = [reader(model.counts), reader(model.steps)];
    let next = 0;
    for (let feature = 0; feature < FEATURES; feature += 1) {
      this.#begins[feature] = next;
      let at = -1;
      for (let left = count(); left > 0; left -= 1) {
        at += step() + 1;
        const level = (VALUES.get(model.weights[next] ?? "") ?? LEVELS) - LEVELS;
        this.#classes[next] = at;
        this.#weights[next] = Math.sign(level) * (level / LEVELS) ** 2 * model.largest;
        next += 1;
      }
    }
    this.#begins[FEATURES] = next;
  }

  /** How likely each class is for what shows these features. */
  likely({ at, weight }: Features): Likely {
    const { classes, leanings, temperature } = this.#model;
    const sums = Float64Array.from(leanings, (leaning) => leaning / 1000);
    at.forEach((feature, index) => {
      const end = this.#begins[feature + 1] ?? 0;
      for (let next = this.#begins[feature] ?? 0; next < end; next += 1) {
        const to = this.#classes[next] ?? 0;
        sums[to] = (sums[to] ?? 0) + (weight[index] ?? 0) * (this.#weights[next] ?? 0);
      }
    });
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp((sum - most) / temperature));
    const all = powers.reduce((sum, power) => sum + power, 0);
    return new Map(classes.map((name, index) => [name, (powers[index] ?? 0) / all]));
  }
}

/** A classifier ready to be asked. */
export class Classifier {
  readonly #language: Language;
  readonly #classes: LearntClasses;

  constructor(model: Model) {
    this.#language = model.language;
    this.#classes = new LearntClasses(model);
  }

  /** What a question in the model's language is likely to ask for; `guessed` are meanings of words with slips. */
  likely(question: string, guessed: readonly string[] = []): Likely {
    return this.#classes.likely(featuresOf(question, this.#language, false, guessed));
  }
}
