/** What a law is: something that looks on while a game is played, and fails loudly. */
import type { Act, ClauseId, Fact, Fate, Options, Rulebook, Table, Verdict } from "../../src/index";
import type { Chance } from "../support/chance";
import type { Played } from "../support/playing";

/** One game, from the deal or from a made-up position to its end. All of it follows from `round`. */
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

/** What a law looks at. Every method is called again and again along one journey. */
export interface Watch {
  /** Every table on which somebody may be asked, the first and the last one too. */
  at?(table: Table): void;
  /** An attempt, right or wrong, on the table last looked at, and what was judged of it. */
  tried?(table: Table, act: Act, verdict: Verdict): void;
  played?(played: Played): void;
  ended?(last: Table, played: readonly Played[]): void;
}

export interface Law {
  readonly name: string;
  watch(journey: Journey): Watch;
}

/** What was seen on all journeys together: no law may hold only because nothing happened. */
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

  /** What has to be seen on some journey; what is not is a line of `unseen`. */
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
 * What is only said where hands are hidden, by those who see them: a table with open hands knows it by itself. So these
 * acts are judged otherwise in a seat's own view, and no list of moves need name them.
 */
export const SAID: ReadonlySet<string> = new Set(["stuck", "waive"]);
