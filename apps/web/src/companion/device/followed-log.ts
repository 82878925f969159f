/**
 * The log of a game as held by this tab. Local entries and those from elsewhere are processed one at a time, and each entry
 * is on disk before any listener is told of it.
 */
import {
  add,
  appendEntry,
  type Content,
  deviceKeyOf,
  EMPTY_LOG,
  type Entry,
  fold,
  giveWay,
  type Log,
  MOST_OF_CLIENT,
  type View,
  writeEntry,
} from "@stillwater/companion";
import { changeDeviceKey, type HeldDeviceKey, newSecret, takeDeviceKey } from "./device-keys";
import { type FollowedGame, found, keepLines } from "./shelf";
import { keptLog } from "./taking";

/**
 * `gone`: no such game here. `notRead`: the disk could not be read. `notSaved`: the last entry could not be written to disk
 * and was dropped. `noMore`: the game has reached its limit of entries or devices. `damaged`: this page cannot read some of
 * the lines on disk.
 */
export type FollowTrouble = "gone" | "notRead" | "notSaved" | "noMore" | "damaged" | null;

/** An entry's content, or a function that makes it from the view at the time of writing; undefined for nothing. */
type Writing = Content | ((view: View) => Content | undefined);

interface LogEvents {
  readonly log: (log: Log) => void;
  /** The client name that this tab writes under from now on. */
  readonly client: (client: string) => void;
  readonly trouble: (trouble: FollowTrouble) => void;
}

const lineOf = (entry: Entry) => ({ id: entry.id, line: writeEntry(entry) });

/** An act that the current table cannot take would wait forever, for a table that will never come. */
function isGhost(log: Log, { id, kind }: Entry): boolean {
  if (kind !== "act") return false;
  const became = fold(log).history.find(({ entry }) => entry.id === id)?.became;
  return became?.what === "notApplied" && (became.why === "refused" || became.why === "unreadable");
}

export class FollowedLog {
  #log: Log = EMPTY_LOG;
  #game: FollowedGame | undefined;
  #deviceKey: Promise<HeldDeviceKey> | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** Ids of unreadable lines: a device key that wrote one of them must not sign again, as it would reuse a number. */
  #unread: readonly string[] = [];
  /** Connects the tabs of this device. */
  readonly #channel: BroadcastChannel;

  constructor(
    readonly id: string,
    readonly events: LogEvents,
  ) {
    this.#channel = new BroadcastChannel(`stillwater companion ${id}`);
    this.#channel.onmessage = () => {
      this.#inTurn(async () => this.#show(add((await keptLog(id)).log, this.#log.entries).log)).catch(() =>
        events.trouble("notRead"),
      );
    };
  }

  /** Loads the log. Resolves with what is stored of the game besides its entries; undefined if it is not here. */
  async open(): Promise<FollowedGame | undefined> {
    const game = await found(this.id);
    if (game === undefined) return undefined;
    this.#game = game;
    const { log, unread } = await keptLog(this.id);
    this.#show(log);
    this.#unread = unread;
    if (unread.length > 0) this.events.trouble("damaged");
    // If no key can be had now, the first write asks again and reports it.
    this.#held().catch(() => undefined);
    return game;
  }

  /** Closes the log once pending work is done; another tab may then take the device key. */
  close(): void {
    this.#closed = true;
    const done = this.#queue.then(async () => {
      this.#channel.close();
      (await this.#deviceKey)?.letGo();
    });
    done.catch(() => undefined); // there was no device key to release
  }

  /** Later entries carry the game's present name for this device. */
  renamed(game: FollowedGame): void {
    this.#game = game;
    this.#deviceKey =
      this.#deviceKey?.then((held) => ({
        ...held,
        deviceKey: deviceKeyOf(held.deviceKey.secret, game.by),
      })) ?? null;
  }

  /**
   * Writes entries one after another, each on the view that the ones before it leave. Resolves with how many are on disk. An
   * act that is impossible on this table is not written.
   */
  write(contents: readonly Writing[]): Promise<number> {
    return this.#inTurn(async () => {
      let kept = 0;
      let after = this.#log;
      let trouble: FollowTrouble = null;
      for (const one of contents) {
        const content = typeof one === "function" ? one(fold(after)) : one;
        if (content === undefined) continue;
        const key = await this.#keyFor(after).catch(() => null);
        const longer = key === null ? undefined : appendEntry(after, key, content);
        if (longer !== undefined && isGhost(longer.log, longer.entry)) continue;
        if (longer === undefined) trouble = key === null ? "notSaved" : "noMore";
        else if (await this.#isKept(longer.entry)) {
          kept++;
          after = longer.log;
        } else trouble = "notSaved";
        if (trouble !== null) break;
      }
      // Entries that belong together are shown together, once all are on disk.
      if (kept > 0) this.#grow(after);
      this.events.trouble(trouble);
      return kept;
    });
  }

  #isKept(entry: Entry): Promise<boolean> {
    return keepLines(this.id, [lineOf(entry)]).then(
      () => true,
      () => false,
    );
  }

  /** Merges other devices' entries; resolves with how many were new, once they are on disk. */
  takeIn(entries: readonly Entry[]): Promise<number> {
    return this.#inTurn(async () => {
      const { log, added, held, refused } = add(this.#log, entries);
      if (refused.some(({ why }) => why === "entry.twin")) {
        const given = await this.#giveWay(entries);
        if (given !== null) return given;
      }
      if (added.length + held.length === 0) return 0;
      await keepLines(this.id, [...added, ...held].map(lineOf));
      this.#grow(log);
      return added.length;
    });
  }

  /** Another device has used our entry numbers: its entries stay, and ours are written again with a new device key. */
  async #giveWay(theirs: readonly Entry[]): Promise<number | null> {
    const held = await this.#held();
    // Tried first with a throwaway key: most refused entries are no reason to give way.
    if (giveWay(this.#log, theirs, deviceKeyOf(newSecret(), held.deviceKey.by)) === undefined) return null;
    const given = giveWay(this.#log, theirs, await this.#changeKey(held));
    if (given === undefined) return null;
    const lines = given.kept.map(lineOf);
    const gone = given.gone.map(({ id }) => id).filter((id) => !lines.some((line) => line.id === id));
    await keepLines(this.id, lines, gone);
    this.#grow(given.log);
    return given.kept.length;
  }

  /** The key for the next entry: a device key signs only a limited number of entries. */
  async #keyFor({ version }: Log): Promise<HeldDeviceKey["deviceKey"]> {
    const held = await this.#held();
    const { client } = held.deviceKey;
    const isFull = (version[client] ?? 0) >= MOST_OF_CLIENT;
    const isUnread = this.#unread.some((id) => id.startsWith(`${client}.`));
    return isFull || isUnread ? this.#changeKey(held) : held.deviceKey;
  }

  async #changeKey(held: HeldDeviceKey): Promise<HeldDeviceKey["deviceKey"]> {
    const changed = await changeDeviceKey(this.id, held);
    this.#deviceKey = Promise.resolve(changed);
    this.events.client(changed.deviceKey.client);
    return changed.deviceKey;
  }

  async #held(): Promise<HeldDeviceKey> {
    if (this.#game === undefined || this.#closed) throw new Error("no game is open");
    if (this.#deviceKey === null) {
      this.#deviceKey = takeDeviceKey(this.#game);
      this.#deviceKey.then(
        ({ deviceKey }) => this.events.client(deviceKey.client),
        () => {
          this.#deviceKey = null;
        },
      );
    }
    return this.#deviceKey;
  }

  #grow(log: Log): void {
    this.#show(log);
    this.#channel.postMessage("more");
  }

  #show(log: Log): void {
    this.#log = log;
    this.events.log(log);
  }

  /** Runs work one at a time: an entry is made from the log that the one before it left. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}
