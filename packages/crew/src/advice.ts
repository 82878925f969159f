/** What the crew would do and why, from what one seat sees: never more than that seat could know. */
import { type Act, due, judge, type Seen, seededFate, writePosition } from "@stillwater/engine";
import type { Breath } from "./breath";
import { Comparison, type Estimate } from "./comparing";
import { stream } from "./dice";
import type { Memory } from "./policy";
import { type AdviceReason, reasonFor } from "./reasons";
import { plansOf } from "./steady";

/** How many acts are shown. */
const SHOWN = 3;

export interface Advised {
  readonly act: Act;
  readonly price: number;
  readonly chance: Estimate;
  readonly reason: AdviceReason;
}

/** Three acts, compared in imagined worlds; each further world makes the estimates more certain. */
export class Advice {
  readonly #compared: Comparison;
  readonly #told: readonly Pick<Advised, "act" | "price" | "reason">[];

  /**
   * @param memory what the asking seat has given face down
   * @param isAskedAbout whether an act is one of those asked about; outside of lessons, all of them are
   */
  constructor(seen: Seen, memory: Memory, isAskedAbout: (act: Act) => boolean = () => true) {
    const asked = due(seen);
    const isAsked = asked.seats.includes(seen.viewer) && asked.step !== "pledge";
    const plans = isAsked ? plansOf(seen, memory) : [];
    const acts = plans.filter(({ act }) => isAskedAbout(act)).slice(0, SHOWN);
    const seed = seededFate(writePosition(seen)).number("advice", 2 ** 31);
    this.#compared = new Comparison(
      seen,
      memory,
      acts.map(({ act }) => act),
      stream(seed),
    );
    this.#told = acts.map(({ act }) => {
      const { price } = judge(seen, act);
      return { act, price, reason: reasonFor(seen, memory, act) };
    });
  }

  /** How many worlds have been played so far. */
  get worlds(): number {
    return this.#compared.worlds;
  }

  /** Plays one more world; false where there is nothing to compare, or no world agrees with what is seen. */
  *step(): Generator<Breath, boolean> {
    return this.#told.length > 0 && (yield* this.#compared.step());
  }

  /** The acts in steady's order; none before the first world, or where the seat has nothing to decide. */
  acts(): readonly Advised[] {
    if (this.worlds === 0) return [];
    const chances = this.#compared.chances();
    return this.#told.flatMap((told, index): Advised[] => {
      const chance = chances[index];
      return chance ? [{ ...told, chance }] : [];
    });
  }
}
