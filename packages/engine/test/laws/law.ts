/** A law watches while a game is played, and throws when something is wrong. */
import type { Act, ClauseId, Fact, Fate, Options, Rulebook, Table, Verdict } from "../../src/index";
import type { Chance } from "../support/chance";
import type { Played } from "../support/playing";

/** One game, from the deal or from a made-up position to its end; everything about it follows from `round`. */
export interface Journey {
  readonly round: number;
  readonly options: Options;
  readonly rulebook: Rulebook;
  readonly seed: string;
  readonly fate: Fate;
  readonly luck: Chance;
  /** The first table on which somebody is asked. */
  readonly start: Table;
  /** The facts of the deal; undefined where the start was made up. */
  readonly dealt: readonly Fact[] | undefined;
  readonly tally: Tally;
}

/** What a law looks at. Each method is called many times during one journey. */
export interface Watch {
  /** Every table on which somebody may be asked, including the first and the last. */
  at?(table: Table): void;
  /** An attempt, legal or not, on the table last passed to `at`, and its verdict. */
  tried?(table: Table, act: Act, verdict: Verdict): void;
  played?(played: Played): void;
  ended?(last: Table, played: readonly Played[]): void;
}

export interface Law {
  readonly name: string;
  watch(journey: Journey): Watch;
}

/** What was seen on all journeys together, so that no law holds only because nothing happened. */
export class Tally {
  acts = 0;
  attempts = 0;
  journeys = 0;
  readonly codes = new Set<string>();
  readonly subsets = new Set<number>();
  readonly results = new Map<string, number>();
  readonly enforced = new Set<ClauseId>();
  readonly cited = new Set<ClauseId>();
  readonly #owed = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #counts = new Map<string, number>();

  /** Registers what must be seen on some journey; `unseen` lists what was not. */
  owes(what: string): void {
    this.#owed.add(what);
  }

  sees(what: string): void {
    this.#seen.add(what);
  }

  get unseen(): readonly string[] {
    return [...this.#owed].filter((what) => !this.#seen.has(what));
  }

  count(what: string, by = 1): void {
    this.#counts.set(what, this.of(what) + by);
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  toString(): string {
    const ended = [...this.results].map(([result, games]) => `${games} ${result}`).join(", ");
    return (
      `${this.acts} acts and ${this.attempts} attempts in ${this.journeys} games (${ended}), ` +
      `${this.subsets.size} subsets of modules, ${this.codes.size} option sets`
    );
  }
}

/**
 * Acts that people make only where hands are hidden from the engine: a table with open hands settles these things by
 * itself. A seat's own view may therefore judge them differently, and no list of moves has to contain them.
 */
export const SAID: ReadonlySet<string> = new Set(["stuck", "waive"]);
