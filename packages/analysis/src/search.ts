/**
 * Tries everything. If nothing is left to try and nothing won, the position is lost: a proof. Choices may be left out only
 * if they cannot matter, and a position that is met again is not tried again.
 */
import { type Breath, inOneGo } from "@stillwater/crew";
import { type Act, due, enact, type Fate, outcome, type Table } from "@stillwater/engine";
import { provenLost } from "./bounds/bounds";
import { type ActSequence, choicesOf } from "./choices";
import { tableKeyOf } from "./key";
import { isPlain, winsTogether } from "./modules/terms";
import type { Position } from "./position";

export type Found =
  | { readonly kind: "won"; readonly acts: readonly Act[] }
  | { readonly kind: "lost" }
  | { readonly kind: "unknown" };

/** How to search. */
export interface Searching {
  /** How many tables may be looked at. */
  readonly effort: number;
  /** Leaves out what a proof or an equivalent choice makes unnecessary: the answer is the same, but comes much sooner. */
  readonly prunes?: boolean;
}

const UNKNOWN: Found = { kind: "unknown" };
const LOST: Found = { kind: "lost" };

/** The most tables that are kept as lost: more would fill the memory of a phone. */
const MOST_KEPT = 400_000;

/** Acts that give fewest cards first, and lays before discards that give as many: the quickest way to find a win. */
function cheapestFirst(choices: Iterable<ActSequence>): readonly ActSequence[] {
  const given = ([act]: ActSequence): number =>
    2 * (act?.cards.length ?? 0) + (act?.type === "discard" ? 1 : 0);
  return [...choices].sort((a, b) => given(a) - given(b));
}

/** Searches the tables of one game; later searches reuse what earlier ones have proven. */
export class Search {
  readonly #lost = new Set<string>();
  readonly #fate: Fate;
  #prunes = true;
  #left = 0;

  constructor(fate: Fate) {
    this.#fate = fate;
  }

  /** Whether a table can still be won, found by trying everything within the effort. */
  *from(table: Table, { effort, prunes = true }: Searching): Generator<Breath, Found> {
    if (!winsTogether(table.rulebook) || due(table).step === "over") {
      const state = outcome(table);
      return state === "won" ? { kind: "won", acts: [] } : state === "lost" ? LOST : UNKNOWN;
    }
    this.#left = effort;
    this.#prunes = prunes && isPlain(table);
    return yield* this.#of(table);
  }

  *#of(table: Table): Generator<Breath, Found> {
    const state = outcome(table);
    if (state !== "playing") return state === "won" ? { kind: "won", acts: [] } : LOST;
    if (this.#left-- <= 0) return UNKNOWN;
    yield;
    const key = tableKeyOf(table, this.#prunes);
    if (this.#lost.has(key)) return LOST;
    if (!this.#prunes || provenLost({ fate: this.#fate, table }) === undefined) {
      const found = yield* this.#tryAll(table);
      if (found.kind !== "lost") return found;
    }
    if (this.#lost.size < MOST_KEPT) this.#lost.add(key);
    return LOST;
  }

  *#tryAll(table: Table): Generator<Breath, Found> {
    for (const acts of cheapestFirst(choicesOf(table, this.#prunes))) {
      const next = this.#after(table, acts);
      if (next === undefined) continue;
      const found = yield* this.#of(next);
      if (found.kind === "won") return { kind: "won", acts: [...acts, ...found.acts] };
      // A choice that was not tried to its end leaves this table undecided, too.
      if (found.kind === "unknown") return UNKNOWN;
    }
    return LOST;
  }

  #after(from: Table, acts: readonly Act[]): Table | undefined {
    let table = from;
    for (const act of acts) {
      const done = enact(table, act, this.#fate);
      if (!done.ok) return undefined;
      table = done.value.table;
    }
    return table;
  }
}

/** Whether a position can still be won, found by trying everything within the effort. */
export function searchAll({ table, fate }: Position, searching: Searching): Found {
  return inOneGo(new Search(fate).from(table, searching));
}
