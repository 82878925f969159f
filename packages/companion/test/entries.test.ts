/** Entries from elsewhere: in any order, twice, damaged, or forged. */
import { describe, expect, it } from "vitest";
import {
  add,
  appendEntry,
  deviceKeyOf,
  EMPTY_LOG,
  type Entry,
  entriesMissing,
  framesOf,
  type Gathering,
  gather,
  handOver,
  MOST_OF_CLIENT,
  readEntry,
  readFile,
  rewrite,
  takeOver,
  writeEntry,
  writeFile,
} from "../src/index";
import { devices, meet } from "./support/table";

const GAME = "game-0123456789";
const [ana, ben, eva] = devices({ options: "sea p2", berths: { start: "start" } }, ["Ana", "Cléo"]);
ana.act("12 r1c2", 0);
meet(ana, ben, eva);
ben.act("20 r1c4", 1);
eva.act("discard ? ?", 1);
ana.act("21 r1c4", 1);
meet(ana, ben, eva);
const { entries } = ana.log;
const last = entries.at(-1) as Entry;

describe("text", () => {
  it("of an entry and a file is read back", () => {
    expect(entries.map((entry) => readEntry(writeEntry(entry)))).toEqual(
      entries.map((value) => ({ ok: true, value })),
    );
    expect(readFile(writeFile(GAME, entries))).toEqual({ ok: true, value: { game: GAME, entries } });
  });

  it("that is no entry is refused with the field that is wrong", () => {
    const field = (change: object): unknown => {
      const read = readEntry(JSON.stringify({ ...JSON.parse(writeEntry(last)), ...change }));
      return read.ok ? "read" : read.error.with.field;
    };
    expect(field({})).toBe("read");
    const wrong = {
      lamport: 2 ** 53,
      count: 1.5,
      client: "ana",
      seen: { ana: 1 },
      by: "A\nB",
      key: "",
      kind: "delete",
      turn: -1,
      more: 1,
    };
    for (const [name, value] of Object.entries(wrong)) expect(field({ [name]: value })).toBe(name);
    expect(field({ id: entries[0]?.id })).toBe("id");
    const proto = `{"__proto__":{"x":1},${writeEntry(last).slice(1)}`;
    expect(readEntry(proto).ok).toBe(false);
    const what = (text: string): unknown => {
      const read = readEntry(text);
      return read.ok ? "read" : read.error.what;
    };
    expect(["", "[]", "null", "{", `"${"x".repeat(20_000)}"`].map(what)).toEqual([
      "entry.text",
      "entry.shape",
      "entry.shape",
      "entry.text",
      "entry.long",
    ]);
    expect(readFile("hello").ok).toBe(false);
    const file = readFile(`${writeFile(GAME, entries)}{}\n`);
    expect(!file.ok && [file.error.what, file.error.at]).toEqual([
      "entry.shape",
      writeFile(GAME, entries).length,
    ]);
  });
});

describe("a log", () => {
  it("comes to the same in any order, holds back what comes too early, and takes nothing twice", () => {
    const back = add(EMPTY_LOG, entries.slice(2).toReversed());
    expect([back.added, back.held.length, back.refused]).toEqual([[], entries.length - 2, []]);
    const whole = add(back.log, entries.toReversed());
    expect(whole.log).toEqual(ana.log);
    expect(add(whole.log, entries)).toMatchObject({ added: [], held: [], refused: [] });
    expect(entriesMissing(ana.log, {})).toEqual(entries);
    expect(entriesMissing(ana.log, ana.log.version)).toEqual([]);
  });

  it("refuses what is forged", () => {
    const mallory = deviceKeyOf("a secret of somebody else entirely", "Mallory");
    const next = appendEntry(ana.log, deviceKeyOf("a secret of Ana, long enough", "Ana"), {
      kind: "rewind",
      turn: 1,
    });
    if (!next) throw new Error("Not written");
    const why = (change: Partial<Entry>): unknown =>
      add(ana.log, [{ ...next.entry, ...change } as Entry]).refused[0]?.why;
    expect(why({})).toBeUndefined();
    // Somebody continues in another's name, or claims to know more, or to come later, than is possible.
    expect(why({ key: appendEntry(ana.log, mallory, { kind: "rewind", turn: 1 })?.entry.key ?? "" })).toBe(
      "entry.key",
    );
    expect(why({ lamport: next.entry.lamport + 1000 })).toBe("entry.lamport");
    expect(why({ lamport: 1 })).toBe("entry.lamport");
    const theirs = appendEntry(ana.log, deviceKeyOf("a secret of Ben, long enough", "Ben"), {
      kind: "rewind",
      turn: 1,
    });
    if (!theirs) throw new Error("Not written");
    // A device that knows its own last entry also knows everything that entry's writer knew.
    const hollow = { ...theirs.entry, seen: { [theirs.entry.client]: theirs.entry.count - 1 } };
    expect(add(ana.log, [hollow]).refused[0]?.why).toBe("entry.seen");
    expect(why({ seen: { ...next.entry.seen, [next.entry.client]: 0 } })).toBe("entry.seen");
    const unknown = { kind: "undo", of: [`${mallory.client}.1`] } as Partial<Entry>;
    expect(why(unknown)).toBe("entry.reference");
    const twin = { ...last, by: "Somebody" };
    expect(add(ana.log, [twin]).refused).toEqual([{ entry: twin, why: "entry.twin" }]);
  });

  it("loses nothing where two windows wrote with one device key", () => {
    const deviceKey = deviceKeyOf("a secret in two windows at once", "Ana");
    const one = appendEntry(ana.log, deviceKey, { kind: "act", turn: 2, nth: 1, seat: 1, act: "50 r3c1" });
    const first = appendEntry(ana.log, deviceKey, { kind: "act", turn: 2, nth: 1, seat: 1, act: "51 r3c1" });
    const second = first && appendEntry(first.log, deviceKey, { kind: "undo", of: [first.entry.id] });
    if (!one || !second) throw new Error("Not written");
    const lost = [second.entry, first.entry];
    expect(add(one.log, lost).refused.map(({ why }) => why)).toEqual(["entry.twin", "entry.twin"]);
    // The second entry refers to the rewritten first one, not to that of the other window.
    const again = rewrite(one.log, lost, deviceKeyOf("a new secret of this window", "Ana"));
    expect(again?.entries.map(({ kind }) => kind)).toEqual(["act", "undo"]);
    expect(again?.entries[1]).toMatchObject({ of: [again?.entries[0]?.id] });
    expect(again?.log.entries.length).toBe(entries.length + 3);
  });

  it("writes nothing that could not be read back", () => {
    const begin = (name: string) => {
      const content = { kind: "begin", setup: { options: "sea p2" }, names: [name, "Ben"] } as const;
      return appendEntry(EMPTY_LOG, deviceKeyOf("a secret of a device that begins", "Ana"), content);
    };
    const begun = begin("Ana");
    expect(begun && readEntry(writeEntry(begun.entry)).ok).toBe(true);
    expect(["", "A\nB", "\u2068Ana\u2069", "x".repeat(41)].map(begin)).toEqual(Array(4).fill(undefined));
  });

  it("takes a device's chain to its end and no further", () => {
    const deviceKey = deviceKeyOf("a secret that writes very much", "Ana");
    const link = { kind: "rewind", turn: 1 } as const;
    const first = appendEntry(EMPTY_LOG, deviceKey, link);
    expect(first && add(EMPTY_LOG, [first.entry]).refused).toEqual([]);
    const full = { entries: [], held: [], version: { [deviceKey.client]: MOST_OF_CLIENT } };
    expect(appendEntry(full, deviceKey, link)).toBeUndefined();
  });
});

describe("a hand-over", () => {
  it("carries what the other lacks, in frames seen in any order", () => {
    const before = { [ana.log.entries[0]?.client ?? ""]: 2 };
    for (const version of [{}, before]) {
      const text = handOver(GAME, ana.log, version);
      expect(text).toMatch(/^[\x20-\x7e]+$/);
      expect(takeOver(text)).toEqual({
        ok: true,
        value: { game: GAME, entries: entriesMissing(ana.log, version) },
      });
      const frames = framesOf(text, 100);
      expect(frames.length).toBeGreaterThan(1);
      let so: Gathering | undefined;
      for (const frame of [...frames.toReversed().slice(1), "SW1.nonsense", ...frames])
        so = gather(so, frame);
      expect(so?.text).toBe(text);
    }
  });

  it("that is damaged is refused", () => {
    const text = handOver(GAME, ana.log);
    const what = (damaged: string): unknown => {
      const read = takeOver(damaged);
      return read.ok ? "read" : read.error.what;
    };
    expect(
      [text.slice(1), "[]", '["sw1","game-0123456789",1,2,3]', text.replace(/"rewind"|"begin"/, '"end"')].map(
        what,
      ),
    ).toEqual(["handover.text", "handover.text", "handover.shape", "handover.shape"]);
    // Frames that were changed on the way do not make up a hand-over.
    let so: Gathering | undefined;
    for (const frame of framesOf(text, 200)) so = gather(so, frame.replace("12 r1c2", "13 r1c2"));
    expect(so?.text).toBeUndefined();
  });
});
