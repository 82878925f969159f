/** Tries an entry on a table with the engine. Results are cached with the table, so that a new fold can reuse them. */
import {
  type Act,
  type Fact,
  goOn,
  judge,
  namedPlace,
  type PlaceKind,
  type Problem,
  placesOfField,
  type Question,
  type Recorded,
  type Result,
  record,
  recordSlip,
  type SetupProblem,
  type Stack,
  setUp,
  setupOf,
  type Table,
  type Unrecorded,
  type Verdict,
  writeAct,
} from "@stillwater/engine";
import type { EntryOf } from "./entry";
import { textOf } from "./text";

/** Why an entry does not fit on a table, in the engine's terms. */
export type EntryMisfit =
  | { readonly verdict: Verdict }
  | { readonly problem: Problem }
  | { readonly problems: readonly SetupProblem[] };

export interface FittingEntry {
  readonly table: Table;
  readonly facts: readonly Fact[];
  /** How many of the words told could be used. */
  readonly used: number;
  readonly asks?: Question;
  readonly verdict?: Verdict;
  /** Whether it breaks a rule but stands all the same. */
  readonly slip: boolean;
}

export type Attempt =
  | ({ readonly ok: true } & FittingEntry)
  | { readonly ok: false; readonly misfit: EntryMisfit };

const misfit = (why: EntryMisfit): Attempt => ({ ok: false, misfit: why });

/** Tells the engine as many of the words as are valid answers. */
function tell(
  go: (told: readonly string[]) => Result<Recorded, Unrecorded>,
  words: readonly string[],
): Attempt {
  for (let used = words.length; ; ) {
    const done = go(words.slice(0, used));
    if (done.ok) {
      const { table, facts, asks } = done.value;
      return { ok: true, table, facts, used, slip: false, ...(asks ? { asks } : {}) };
    }
    if ("verdict" in done.error) return misfit({ verdict: done.error.verdict });
    if (used === 0) return misfit({ problem: done.error.problem });
    used = Math.min(used - 1, done.error.problem.at);
  }
}

const begun = new Map<string, ReturnType<typeof setUp>>();
const KEPT_BEGINNINGS = 16;

/**
 * The table of a beginning, with what people told about how it opens.
 * @param name equal for equal beginnings, no matter who read them
 */
export function beginTable(entry: EntryOf<"begin">, name: string, words: readonly string[]): Attempt {
  // Nobody's hand is visible here, whatever was typed.
  const { viewer: _viewer, ...setup } = entry.setup;
  const table = begun.get(name) ?? setUp(setup);
  if (!begun.has(name) && begun.size >= KEPT_BEGINNINGS) begun.clear();
  begun.set(name, table);
  if (!table.ok) return misfit({ problems: table.error });
  return remembered(table.value, [words], () => tell((told) => goOn(table.value, told), words));
}

const attempts = new WeakMap<Table, Map<string, Attempt>>();

/** @param of what is tried, and with which words: equal lists share one result */
function remembered(table: Table, of: readonly unknown[], make: () => Attempt): Attempt {
  const name = textOf(of);
  const known = attempts.get(table) ?? new Map<string, Attempt>();
  attempts.set(table, known);
  const found = known.get(name) ?? make();
  known.set(name, found);
  return found;
}

/** Records an act under the rules, or with a slip if it can have happened all the same. */
export function attemptAct(table: Table, act: Act, words: readonly string[]): Attempt {
  return remembered(table, [act.seat, writeAct(table.rulebook, act), words], () => {
    const verdict = judge(table, act);
    if (verdict.allowed !== "no") {
      const fit = tell((told) => record(table, act, told), words);
      return fit.ok ? { ...fit, verdict } : fit;
    }
    const slip = tell((told) => recordSlip(table, act, told), words);
    return slip.ok ? { ...slip, verdict, slip: true } : slip;
  });
}

/** The table after a correction. */
export function attemptCorrection(
  table: Table,
  entry: EntryOf<"correct">,
  words: readonly string[],
): Attempt {
  const { cells, at, seat } = entry;
  return remembered(table, [cells, at, seat, words], () => {
    const put = setUp(corrected(table, entry));
    return put.ok ? tell((told) => goOn(put.value, told), words) : misfit({ problems: put.error });
  });
}

const STACKS: { readonly [Kind in PlaceKind]?: "hands" | "piles" | "discards" } = {
  hand: "hands",
  pile: "piles",
  discard: "discards",
};

/** What a field says of cells, a list of them or by their names, without cells that are not kept. */
function keptOf(told: unknown, isKept: (cell: string) => boolean): unknown {
  if (Array.isArray(told)) return told.filter(isKept);
  return Object.fromEntries(Object.entries(told ?? {}).filter(([cell]) => isKept(cell)));
}

/** The setup of a table with some of its parts replaced. */
function corrected(table: Table, { cells = {}, at = {}, seat }: EntryOf<"correct">) {
  const now = setupOf(table);
  // What modules tell of the card at a cell (its owner, its side) also holds for the card that really lies there.
  const ofCells = Object.entries(now).flatMap(([field, told]) =>
    field !== "cells" && placesOfField(field) === "cells"
      ? [[field, keptOf(told, (cell) => cells[cell] !== "")] as const]
      : [],
  );
  const laid = Object.entries({ ...now.cells, ...cells }).filter(([, card]) => card !== "");
  const stacks = {
    hands: [...(now.hands ?? [])],
    piles: [...(now.piles ?? [])],
    discards: [...(now.discards ?? [])],
  };
  // Where no card really lies, nothing stands on one.
  const stood = table.rulebook.places.flatMap(({ name, standing }) =>
    standing && cells[namedPlace(name)?.of ?? ""] === "" ? [name] : [],
  );
  const others: Record<string, Stack> = Object.fromEntries(
    Object.entries(now.at ?? {}).filter(([place]) => !stood.includes(place)),
  );
  for (const [place, stack] of Object.entries(at)) {
    const named = namedPlace(place);
    const field = named && STACKS[named.kind];
    const list = field && stacks[field];
    const number = named?.number ?? 0;
    if (list && number >= 1 && number <= list.length) list[number - 1] = stack;
    else others[place] = stack;
  }
  return {
    ...now,
    ...Object.fromEntries(ofCells),
    ...stacks,
    cells: Object.fromEntries(laid),
    at: others,
    ...(seat === undefined ? {} : { turn: { seat, stage: "helm" as const } }),
  };
}
