/** Two or three devices whose entries travel when a test says so. */
import { readAct, type Setup, type Table } from "@stillwater/engine";
import {
  actContent,
  add,
  appendEntry,
  type Content,
  deviceKeyOf,
  EMPTY_LOG,
  type Entry,
  fold,
  type Log,
  type View,
} from "../../src/index";

export class Device {
  log: Log = EMPTY_LOG;
  constructor(readonly by: string) {}

  get view(): View {
    return fold(this.log);
  }

  get table(): Table {
    const { table } = this.view;
    if (!table) throw new Error("The game has not begun.");
    return table;
  }

  write(content: Content | undefined): Entry {
    const done =
      content && appendEntry(this.log, deviceKeyOf(`a secret of ${this.by}, long enough`, this.by), content);
    if (!done) throw new Error("Nothing to write.");
    this.log = done.log;
    return done.entry;
  }

  act(text: string, seat: number, turn?: number): Entry {
    const act = readAct(this.table.rulebook, text, seat);
    if (!act.ok) throw new Error(JSON.stringify(act.error));
    const content = actContent(this.view, act.value);
    return this.write(content && turn !== undefined ? ahead(content, turn) : content);
  }

  hear(...others: readonly Device[]): void {
    for (const { log } of others) this.log = add(this.log, log.entries).log;
  }

  /** What became of an entry. */
  became(entry: Entry): unknown {
    const became = this.view.history.find((shown) => shown.entry.id === entry.id)?.became;
    return became?.what === "notApplied" ? became.why : became?.what;
  }
}

/** An act recorded early, in a turn that the others have not reached yet. */
export const ahead = (content: Content, turn: number): Content =>
  content.kind === "act" ? { ...content, turn, nth: 1 } : content;

export function devices(setup: Setup, names: readonly string[]): [Device, Device, Device] {
  const [ana, ben, eva] = [new Device("Ana"), new Device("Ben"), new Device("Eva")];
  ana.write({ kind: "begin", setup, names });
  ben.hear(ana);
  eva.hear(ana);
  return [ana, ben, eva];
}

export function meet(...all: readonly Device[]): void {
  for (const device of all) device.hear(...all);
}
