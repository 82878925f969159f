/** Several devices at one table, whose entries travel in any order, late, twice, or not at all for a while. */
import {
  type Act,
  type Rulebook,
  readAct,
  type Table,
  whereIs,
  writeAct,
  writePosition,
} from "@stillwater/engine";
import { type Chance, chance } from "../../../engine/test/support/chance";
import { asSeen } from "../../src/claims";
import {
  actContent,
  add,
  answerContent,
  answering,
  appendEntry,
  type Content,
  correcting,
  deviceKeyOf,
  EMPTY_LOG,
  type Entry,
  entriesMissing,
  fold,
  handOver,
  type Log,
  readEntry,
  readFile,
  redoing,
  rewinding,
  takeOver,
  undoing,
  undoingOf,
  type View,
  writeEntry,
  writeFile,
} from "../../src/index";
import type { Story } from "./stories";
import { ahead } from "./table";

const NAMES = ["Ana", "Ben", "Cléo", "Dan", "Eva", "Flo"];
/** Made once, because a chain of keys takes a while to compute. */
const DEVICE_KEYS = NAMES.map((by, index) => deviceKeyOf(`a secret of the device ${index}`, by));
const GAME = "game-of-a-crowd";

export class Crowd {
  readonly luck: Chance;
  readonly logs: Log[];
  /** Every entry that was ever written. */
  readonly written: Entry[] = [];
  readonly trouble: string[] = [];

  constructor(
    readonly story: Story,
    seed: number,
  ) {
    this.luck = chance(seed);
    this.logs = Array.from({ length: 2 + this.luck.below(5) }, () => EMPTY_LOG);
  }

  log(device: number): Log {
    return this.logs[device] ?? EMPTY_LOG;
  }

  view(device: number): View {
    return fold(this.log(device));
  }

  write(device: number, content: Content | undefined): void {
    const deviceKey = DEVICE_KEYS[device];
    if (!content || !deviceKey) return;
    const done = appendEntry(this.log(device), deviceKey, content);
    if (!done) {
      this.trouble.push(`not written: ${JSON.stringify(content)}`);
      return;
    }
    this.logs[device] = done.log;
    this.written.push(done.entry);
  }

  begin(device: number): void {
    const names = NAMES.slice(0, this.story.seats);
    this.write(device, { kind: "begin", setup: this.story.setup, names });
  }

  /** Some of the entries that the other device lacks, in any order, some of them twice. */
  send(from: number, to: number, all: boolean): void {
    const { luck } = this;
    const lacks = entriesMissing(this.log(from), all && luck.once(2) ? {} : this.log(to).version);
    const some = all ? lacks : lacks.filter(() => !luck.once(4));
    const twice = luck.shuffled([...some, ...some.filter(() => luck.once(3))]);
    const way = luck.below(16);
    const parcel = this.#carried(way, from, to, twice);
    const { log, refused } = add(this.log(to), parcel);
    this.logs[to] = log;
    for (const { entry, why } of refused) this.trouble.push(`${why} ${writeEntry(entry)}`);
  }

  #carried(way: number, from: number, to: number, entries: readonly Entry[]): readonly Entry[] {
    if (way > 1) return entries;
    const file = writeFile(GAME, entries);
    const read = way === 0 ? readFile(file) : takeOver(handOver(GAME, this.log(from), this.log(to).version));
    if (!read.ok) this.trouble.push(JSON.stringify(read.error));
    return read.ok ? read.value.entries : entries;
  }

  /** Every device gets everything, each in an order of its own. */
  meet(): void {
    for (const device of this.logs.keys()) this.send(device, 0, true);
    for (const device of this.logs.keys()) if (device > 0) this.send(0, device, true);
  }

  /** One person does something with the device in hand. */
  stir(device: number): void {
    const view = this.view(device);
    if (view.table) this.write(device, this.#next(view, view.table.rulebook));
    else this.begin(device);
  }

  #next(view: View, rulebook: Rulebook): Content | undefined {
    const { luck } = this;
    const [conflict] = view.conflicts;
    const dice = luck.below(20);
    if (conflict && dice < 8) {
      const kept = luck.pick(conflict.entries);
      return answering(conflict, kept.id);
    }
    if (view.asks && dice < 16) {
      const { answers } = view.asks.question;
      const plain = answers.includes("?") && !luck.once(4) ? "?" : luck.pick(answers);
      return answerContent(view, [plain]);
    }
    return this.#content(view, rulebook, dice);
  }

  #content(view: View, rulebook: Rulebook, dice: number): Content | undefined {
    const { luck } = this;
    if (dice === 0) return undoing(view);
    if (dice === 1) return redoing(view);
    if (dice === 2) return this.#undo(view);
    if (dice === 3) return luck.once(3) ? rewinding(Math.max(1, view.turn - luck.below(3))) : undoing(view);
    if (dice === 4) return this.#correction(view, rulebook);
    const step = view.steps.findLast(({ entry }) => entry.kind === "act");
    if (dice === 5 && step?.entry.kind === "act") {
      const { turn, nth, seat } = step.entry;
      const act = this.#other(rulebook, seat);
      return act && { kind: "act", turn, nth, seat, act: writeAct(rulebook, asSeen(act)) };
    }
    const due = this.story.turns[view.turn - 1] ?? [];
    const done = view.steps.filter((it) => it.turn === view.turn && it.entry.kind === "act").length;
    const truth = due[done];
    const act = truth && dice < 15 ? truth : this.#other(rulebook, truth?.seat ?? luck.below(rulebook.seats));
    const content = act && actContent(view, act);
    return content && luck.once(12) ? ahead(content, view.turn + 1) : content;
  }

  #undo(view: View): Content | undefined {
    const { entry } = this.luck.pick(view.history);
    return entry.kind === "begin" && !this.luck.once(5) ? undoing(view) : undoingOf(view, entry.id);
  }

  #correction(view: View, rulebook: Rulebook): Content | undefined {
    const { luck } = this;
    const cell = luck.pick(rulebook.cells);
    const free = rulebook.pieces.flatMap((spec, piece) =>
      /^([gbr])?\d+$/.test(spec.name) && view.table && whereIs(view.table, piece) === 0 ? [spec.name] : [],
    );
    const card = luck.once(3) || free.length === 0 ? "" : luck.pick(free);
    return correcting(view, { cells: { [rulebook.placeName(cell)]: card } });
  }

  /** Some placement, right or wrong. */
  #other(rulebook: Rulebook, seat: number): Act | undefined {
    const { luck } = this;
    const cell = rulebook.placeName(luck.pick(rulebook.cells));
    const number = 1 + luck.below(rulebook.game === "sea" ? 80 : 12);
    const card = rulebook.game === "sea" ? `${number}` : `${luck.pick(["g", "b", "r"])}${number}`;
    const read = readAct(rulebook, luck.once(3) ? "discard ? ?" : `${card} ${cell}`, seat);
    return read.ok ? read.value : undefined;
  }
}

const lines = new WeakMap<Table, string>();

function lineOf(table: Table): string {
  const line = lines.get(table) ?? writePosition(table);
  lines.set(table, line);
  return line;
}

/** Everything in a view that people could tell apart. */
export function told(view: View): string {
  const { table, turn, names, asks, history, conflicts, steps } = view;
  return JSON.stringify([
    table && lineOf(table),
    turn,
    names,
    asks,
    history.map(({ entry, became }) => [entry.id, became]),
    conflicts.map(({ about, voices }) => [about, voices]),
    steps.map(({ entry, same, slot, told: words, slip }) => [entry.id, same, slot, words, slip]),
  ]);
}

/** The same entries as if they had just arrived from outside, so that nothing about them is cached. */
export function fresh(entries: readonly Entry[]): readonly Entry[] {
  return entries.map((entry) => {
    const read = readEntry(writeEntry(entry));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return read.value;
  });
}
