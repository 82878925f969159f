/** Devices at a real table, and their followers. */
import {
  appendEntry,
  type Content,
  type DeviceKey,
  deviceKeyOf,
  EMPTY_LOG,
  type Entry,
  type Log,
  writeEntry,
} from "@stillwater/companion";
import { followCompanion } from "@/server/companion/following";
import type { CompanionFrame } from "@/server/companion/wire";
import type { Tools } from "@/server/tables/tools";
import { until } from "./until";

export const GAME = "0123456789abcdefABCDEF";

export class Device {
  log: Log = EMPTY_LOG;
  readonly deviceKey: DeviceKey;
  constructor(readonly name: string) {
    this.deviceKey = deviceKeyOf(`the secret of ${name} at this table`, name);
  }

  write(content: Content): Entry {
    const done = appendEntry(this.log, this.deviceKey, content);
    if (!done) throw new Error("not written");
    this.log = done.log;
    return done.entry;
  }

  /** Begins a game and lays some cards. */
  play(acts: number): this {
    this.write({ kind: "begin", setup: { options: "sea p2" }, names: ["Ana", "Ben"] });
    for (let turn = 1; turn <= acts; turn++)
      this.write({ kind: "act", turn, nth: 1, seat: (turn + 1) % 2, act: "discard ? ?" });
    return this;
  }

  get texts(): readonly string[] {
    return this.log.entries.map(writeEntry);
  }
}

export interface Follower {
  readonly frames: CompanionFrame[];
  /** The received entries, in order. */
  readonly texts: () => readonly string[];
  /** Resolves when a condition holds for the frames; rejects after two seconds. */
  until(what: () => boolean): Promise<void>;
  readonly ended: Promise<unknown>;
  stop(): void;
}

export function watchGame(tools: Tools, game: string, client?: string, lastEventId?: string): Follower {
  const life = new AbortController();
  const frames: CompanionFrame[] = [];
  const run = async (): Promise<unknown> => {
    try {
      for await (const frame of followCompanion(
        tools,
        { game, client, lastEventId },
        { signal: life.signal },
      ))
        frames.push(frame);
    } catch (cause) {
      return cause;
    }
    return undefined;
  };
  return {
    frames,
    texts: () => frames.flatMap((frame) => (frame.kind === "entries" ? frame.entries : [])),
    ended: run(),
    stop: () => life.abort(),
    until: async (what) => {
      await until(what).catch(() => {
        throw new Error(`never came: ${JSON.stringify(frames.at(-1))}`);
      });
    },
  };
}

/** Who is connected, as the follower was last told. */
export function hereBy({ frames }: Follower): readonly string[] {
  const last = frames.findLast((frame) => frame.kind === "here");
  return last?.kind === "here" ? last.people.map(({ name }) => name) : [];
}
