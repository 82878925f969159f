/** A device and its copy have used the same numbers; codes and the network have carried them to different people. */
import { readAct, writePosition } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import {
  actContent,
  add,
  appendEntry,
  type DeviceKey,
  deviceKeyOf,
  EMPTY_LOG,
  type Entry,
  entriesMissing,
  fold,
  giveWay,
  handOver,
  type Log,
  takeOver,
} from "../src/index";

const setup = { options: "sea p2", berths: { start: "start" }, cells: { r1c1: "10" } } as const;
const deviceKey = (who: string): DeviceKey => deviceKeyOf(`${who}, a device at this table`, who);

function act(log: Log, by: DeviceKey, text: string, seat: number): Log {
  const view = fold(log);
  const read = view.table && readAct(view.table.rulebook, text, seat);
  const content = read?.ok ? actContent(view, read.value) : undefined;
  const done = content && appendEntry(log, by, content);
  if (done === undefined) throw new Error(text);
  return done.log;
}

function byCodes(from: Log, to: Log): Log {
  const parcel = takeOver(handOver("a-game-of-theirs", from));
  if (!parcel.ok) throw new Error(parcel.error.what);
  return add(to, parcel.value.entries).log;
}

const begun =
  appendEntry(EMPTY_LOG, deviceKey("Ana"), { kind: "begin", setup, names: ["Ana", "Ben"] })?.log ?? EMPTY_LOG;
const acts = (log: Log): readonly string[] =>
  [...new Set(log.entries.flatMap((entry) => (entry.kind === "act" ? [entry.act] : [])))].sort();
const line = (log: Log): string => {
  const { table } = fold(log);
  return table === undefined ? "" : writePosition(table);
};

describe("a copy whose entry reached others by codes first", () => {
  // The copy writes 12 and then 20 and hands over to Ben, who goes on; Ana's own device writes 14 and has a network.
  const copy = act(act(begun, deviceKey("Ana"), "12 r1c2 -? -?", 0), deviceKey("Ana"), "20 r1c4", 1);
  const ben = act(byCodes(copy, EMPTY_LOG), deviceKey("Ben"), "30 r2c2", 0);
  const server = act(begun, deviceKey("Ana"), "14 r1c3", 0);

  it("is refused by whoever has the other, and would be missed by nobody", () => {
    expect(add(ben, server.entries).refused.map(({ why }) => why)).toEqual(["entry.twin"]);
    expect(add(server, ben.entries).refused.length).toBeGreaterThan(0);
  });

  it("is said again by whoever meets the other, and all come to the same with nothing lost", () => {
    let there = server;
    const meet = (log: Log, fresh: DeviceKey): Log => {
      const given = giveWay(log, there.entries, fresh);
      if (given === undefined) throw new Error("nothing was in question");
      const after = add(there, entriesMissing(given.log, there.version));
      expect(after.refused).toEqual([]);
      there = after.log;
      // After the change, the disk holds exactly what the log holds.
      const disk = new Map([...log.entries, ...log.held].map((entry) => [entry.id, entry]));
      for (const { id } of given.gone) disk.delete(id);
      for (const entry of given.kept) disk.set(entry.id, entry);
      expect(add(EMPTY_LOG, [...disk.values()]).log.entries).toEqual(given.log.entries);
      return given.log;
    };
    const bens = meet(ben, deviceKey("Ben again"));
    const copys = meet(copy, deviceKey("Ana again"));
    const all = [bens, copys, server].map((log) => add(log, there.entries).log);
    expect(new Set(all.map(line)).size).toBe(1);
    for (const log of all) {
      expect(acts(log)).toEqual(["12 r1c2 -? -?", "14 r1c3", "20 r1c4", "30 r2c2"]);
      expect(log.version).toEqual(there.version);
    }
    // People are asked which card was laid: neither entry was silently overwritten.
    expect(fold(there).conflicts).toHaveLength(1);
  });

  it("gives way to nothing that is not by the device it names", () => {
    const [, forged] = server.entries;
    if (forged === undefined) throw new Error("nothing to forge");
    const wrong: Entry = { ...forged, key: "0".repeat(forged.key.length) };
    expect(giveWay(copy, [wrong], deviceKey("Ana again"))).toBeUndefined();
    expect(giveWay(copy, begun.entries, deviceKey("Ana again"))).toBeUndefined();
  });
});
