/**
 * Folding: the table, what was done, what is in dispute and what does not fit, as a pure function of the set of entries. All
 * devices see the same, however often, in whatever order and by whatever route the entries arrived.
 */
import { type Table, turnOf, turnsBegun } from "@stillwater/engine";
import {
  type Attempt,
  attemptAct,
  attemptCorrection,
  beginTable,
  type EntryMisfit,
  type FittingEntry,
} from "./attempt";
import { BEGIN, isAnytime, type Meaning } from "./claims";
import type { Entry, EntryOf, Statement } from "./entry";
import type { Log } from "./log";
import { type Merged, meaningReader, merge, type SameEntries, takenBack } from "./merge";
import { textOf } from "./text";
import type { Became, DoneStep, Shown, View } from "./view";

/** The state of the game according to all entries. */
export function fold(log: Pick<Log, "entries">): View {
  const { entries } = log;
  const undone = takenBack(entries);
  const live = entries.filter(({ id }) => !undone.has(id));
  const begins = merge(
    live.filter(({ kind }) => kind === "begin" || kind === "answer"),
    undone,
    beginning,
  );
  const [first] = begins.conflicts.length === 0 ? begins.voices : [];
  const course = new Course();
  if (first?.entry.kind !== "begin") return course.view(entries, [begins]);
  const game = beginTable(first.entry, first.meaning.same, []);
  if (!game.ok) {
    course.refuse(first, game.misfit);
    return course.view(entries, [begins]);
  }
  const others = merge(live, undone, meaningReader(game.table.rulebook));
  course.play(first, first.entry, others);
  return course.view(entries, [begins, others], first.entry.names);
}

const beginnings = new WeakMap<Entry, Meaning>();

function beginning(entry: Statement): Meaning | undefined {
  if (entry.kind !== "begin") return undefined;
  const known = beginnings.get(entry);
  if (known) return known;
  const value = textOf([entry.setup, entry.names]);
  const meaning = { same: value, slot: BEGIN, claims: [{ about: BEGIN, value, once: true }] };
  beginnings.set(entry, meaning);
  return meaning;
}

/** Plays one game from its beginning. */
class Course {
  readonly #steps: DoneStep[] = [];
  readonly #misfits = new Map<string, EntryMisfit>();
  #table: Table | undefined;
  #turn = 0;
  #asks: View["asks"];
  #told: ReadonlyMap<string, readonly string[]> = new Map();
  /** How many of the words told about each step were used. */
  readonly #used = new Map<string, number>();

  refuse(voice: SameEntries, misfit: EntryMisfit): void {
    for (const { id } of voice.all) this.#misfits.set(id, misfit);
  }

  /** @param begin the content of `first` */
  play(first: SameEntries, begin: EntryOf<"begin">, { voices, conflicts }: Merged): void {
    const disputed = new Set(conflicts.flatMap((conflict) => conflict.entries));
    const heard = voices.filter(({ entry }) => !disputed.has(entry));
    this.#told = toldIn(heard);
    this.#take(first, (words) => beginTable(begin, first.meaning.same, words));
    const rulebook = this.#table?.rulebook;
    if (!rulebook) return;
    const byTurn = new Map<number, SameEntries[]>();
    const anytime: SameEntries[] = [];
    for (const voice of heard) {
      const { entry, meaning } = voice;
      if (entry.kind !== "act" && entry.kind !== "correct") continue;
      byTurn.set(entry.turn, [...(byTurn.get(entry.turn) ?? []), voice]);
      if (meaning.act === undefined || isAnytime(rulebook, meaning.act)) anytime.push(voice);
    }
    const done = new Set<SameEntries>();
    const next = (): boolean => {
      const table = this.#table;
      if (table === undefined) return false;
      const late = anytime.filter(({ entry }) => "turn" in entry && entry.turn < this.#turn);
      for (const voice of [...late, ...(byTurn.get(this.#turn) ?? [])]) {
        if (done.has(voice)) continue;
        const took = this.#take(voice, (words) => attempt(voice, table, words));
        if (took) return done.add(voice) !== undefined;
      }
      return false;
    };
    while (this.#asks === undefined && next());
  }

  #take(voice: SameEntries, go: (words: readonly string[]) => Attempt): boolean {
    const slot = voice.meaning.slot ?? "";
    const words = this.#told.get(slot) ?? [];
    const before = this.#table;
    const fit = go(words);
    if (!fit.ok) {
      this.refuse(voice, fit.misfit);
      return false;
    }
    const turn = this.#turn;
    this.#turn += turnsAdded(fit, before);
    this.#table = fit.table;
    this.#used.set(slot, fit.used);
    if (fit.asks) this.#asks = { question: fit.asks, of: slot, turn, nth: fit.used };
    this.#steps.push({
      entry: voice.entry,
      same: voice.all.slice(1).map(({ id }) => id),
      slot,
      turn,
      told: words.slice(0, fit.used),
      before: before ?? fit.table,
      after: fit.table,
      facts: fit.facts,
      ...(fit.verdict ? { verdict: fit.verdict } : {}),
      slip: fit.slip,
    });
    return true;
  }

  view(entries: readonly Entry[], stood: readonly Merged[], names: readonly string[] = []): View {
    const conflicts = stood.flatMap((it) => it.conflicts);
    const became = new Map<string, Became>();
    const set = (id: string, what: Became): void => {
      if (!became.has(id)) became.set(id, what);
    };
    for (const { undone, replaced, dropped, unreadable } of stood) {
      for (const [id, by] of undone) set(id, { what: "undone", by });
      for (const [id, by] of dropped) set(id, { what: "notApplied", why: "answered", by });
      for (const [id, by] of replaced) set(id, { what: "notApplied", why: "replaced", by });
      for (const { id } of unreadable) set(id, { what: "notApplied", why: "unreadable" });
    }
    conflicts.forEach(({ voices }, conflict) => {
      for (const id of voices.flat()) set(id, { what: "conflict", conflict });
    });
    this.#steps.forEach(({ entry, same }, step) => {
      set(entry.id, { what: "applied", step });
      for (const id of same) set(id, { what: "same", as: entry.id });
    });
    const history = entries.map((entry): Shown => {
      return { entry, became: became.get(entry.id) ?? this.#became(entry) };
    });
    return {
      table: this.#table,
      names,
      turn: this.#turn,
      ...(this.#asks ? { asks: this.#asks } : {}),
      steps: this.#steps,
      history,
      conflicts,
      notApplied: history.filter((shown) => shown.became.what === "notApplied"),
    };
  }

  /** What became of an entry that is not a step of its own. */
  #became(entry: Entry): Became {
    if (entry.kind === "undo" || entry.kind === "rewind" || entry.kind === "answer")
      return { what: "applied" };
    if (entry.kind === "told") {
      const used = this.#used.get(entry.of);
      if (used !== undefined && entry.nth + entry.words.length <= used) return { what: "applied" };
      return { what: "notApplied", why: "ahead" };
    }
    const misfit = this.#misfits.get(entry.id);
    const turn = "turn" in entry ? entry.turn : 0;
    if (misfit && (turn <= this.#turn || entry.kind === "begin"))
      return { what: "notApplied", why: "refused", ...misfit };
    return { what: "notApplied", why: turn < this.#turn ? "late" : "ahead" };
  }
}

function attempt({ entry, meaning }: SameEntries, table: Table, words: readonly string[]): Attempt {
  if (entry.kind === "correct") return attemptCorrection(table, entry, words);
  return meaning.act === undefined
    ? { ok: false, misfit: { problem: { at: 0, what: "act.empty", with: {} } } }
    : attemptAct(table, meaning.act, words);
}

/** How many turns began with this entry. */
export function turnsAdded({ table, facts }: FittingEntry, before: Table | undefined): number {
  const passed = turnsBegun(table.rulebook, facts);
  // A game may begin in the middle of a turn.
  const began = before === undefined && passed === 0 && (turnOf(table)?.stage ?? "dawn") !== "dawn";
  return passed + (began ? 1 : 0);
}

/** The words told about each step, up to the first gap. */
function toldIn(voices: readonly SameEntries[]): ReadonlyMap<string, readonly string[]> {
  const said = new Map<string, Map<number, string>>();
  for (const { entry } of voices) {
    if (entry.kind !== "told") continue;
    const words = said.get(entry.of) ?? new Map<number, string>();
    said.set(entry.of, words);
    entry.words.forEach((word, index) => {
      words.set(entry.nth + index, word);
    });
  }
  const told = new Map<string, readonly string[]>();
  for (const [of, words] of said) {
    const list: string[] = [];
    for (let word = words.get(0); word !== undefined; word = words.get(list.length)) list.push(word);
    told.set(of, list);
  }
  return told;
}
