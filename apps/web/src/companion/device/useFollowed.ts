"use client";

/**
 * A game that is followed on this device. What is written is on disk before the screen shows it; what other tabs of
 * this device write is read in at once.
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
  type View,
  writeEntry,
} from "@stillwater/companion";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { changeDeviceKey, type HeldDeviceKey, newSecret, takeDeviceKey } from "./device-keys";
import { changeGame, type FollowedGame, found, keepLines } from "./shelf";
import { keptLog } from "./taking";

/** `gone`: no such game here. `notSaved`: the last entry could not be put on disk and was not taken in. */
type FollowTrouble = "gone" | "notSaved" | null;

export interface Followed {
  /** Null while it is taken from the shelf. */
  readonly game: FollowedGame | null;
  readonly log: Log;
  /** The name this tab writes under among all devices; null before it has a device key. */
  readonly client: string | null;
  readonly view: View | null;
  readonly trouble: FollowTrouble;
  /** Writes entries, one after another, each on the view the ones before it leave; resolves to how many are on disk.
   * An act that cannot be on this table is not written. */
  readonly write: (contents: readonly (Content | ((view: View) => Content | undefined))[]) => Promise<number>;
  /** Takes in what other devices wrote; resolves to how many were new once they are on disk. */
  readonly takeIn: (entries: readonly Entry[]) => Promise<number>;
  readonly amend: (how: (game: FollowedGame) => FollowedGame) => Promise<void>;
}

/** An act that the table it is made for cannot take would wait for good, on the table of nobody. */
function isGhost(log: Log, { id, kind }: Entry): boolean {
  if (kind !== "act") return false;
  const became = fold(log).history.find(({ entry }) => entry.id === id)?.became;
  return became?.what === "notApplied" && (became.why === "refused" || became.why === "unreadable");
}

const channelOf = (game: string): string => `stillwater companion ${game}`;

export function useFollowed(id: string): Followed {
  const [game, setGame] = useState<FollowedGame | null>(null);
  const [log, setLog] = useState<Log>(EMPTY_LOG);
  const [client, setClient] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<FollowTrouble>(null);
  const now = useRef<{ log: Log; deviceKey: Promise<HeldDeviceKey> | null }>({
    log: EMPTY_LOG,
    deviceKey: null,
  });
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const show = useCallback((next: Log) => {
    now.current.log = next;
    setLog(next);
  }, []);

  useEffect(() => {
    let open = true;
    const channel = new BroadcastChannel(channelOf(id));
    const reread = async () => {
      const read = await keptLog(id);
      if (open) show(add(read, now.current.log.entries).log);
    };
    channel.onmessage = () => void reread();
    found(id)
      .then(async (kept) => {
        if (!open) return;
        if (kept === undefined) {
          setTrouble("gone");
          return;
        }
        const read = await keptLog(id);
        if (!open) return;
        now.current.deviceKey = takeDeviceKey(kept);
        void now.current.deviceKey.then(({ deviceKey }) => open && setClient(deviceKey.client));
        show(read);
        setGame(kept);
      })
      .catch(() => open && setTrouble("gone"));
    return () => {
      open = false;
      channel.close();
      void now.current.deviceKey?.then(({ letGo }) => letGo());
      now.current.deviceKey = null;
    };
  }, [id, show]);

  const tellOthers = useCallback(() => {
    const channel = new BroadcastChannel(channelOf(id));
    channel.postMessage("more");
    channel.close();
  }, [id]);

  /** One thing after another: an entry is made from the log that the one before it left. */
  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.current.then(work);
    queue.current = done.catch(() => undefined);
    return done;
  }, []);

  const write = useCallback<Followed["write"]>(
    (contents) =>
      inTurn(async () => {
        const held = await now.current.deviceKey;
        if (held === null) return 0;
        let kept = 0;
        let after = now.current.log;
        for (const one of contents) {
          const content = typeof one === "function" ? one(fold(after)) : one;
          const longer = content && appendEntry(after, held.deviceKey, content);
          if (longer === undefined || isGhost(longer.log, longer.entry)) continue;
          try {
            await keepLines(id, [{ id: longer.entry.id, line: writeEntry(longer.entry) }]);
          } catch {
            setTrouble("notSaved");
            show(after);
            return kept;
          }
          kept++;
          after = longer.log;
        }
        // What belongs together is shown together, once all of it is on disk.
        show(after);
        setTrouble(null);
        void changeGame(id, (before) => ({ ...before, changedAt: new Date().toISOString() }));
        tellOthers();
        return kept;
      }),
    [id, inTurn, show, tellOthers],
  );

  /** Somebody else has used our numbers: theirs stay, and ours are said again with a new device key. */
  const yielded = useCallback(
    async (theirs: readonly Entry[]): Promise<number | null> => {
      const held = await now.current.deviceKey;
      if (held === null) return null;
      const before = now.current.log;
      // Asked with a device key that is thrown away: most of what is refused is in question with nobody.
      if (giveWay(before, theirs, deviceKeyOf(newSecret(), held.deviceKey.by)) === undefined) return null;
      const changed = await changeDeviceKey(id, held);
      const given = giveWay(before, theirs, changed.deviceKey);
      if (given === undefined) return null;
      const lines = given.kept.map((entry) => ({ id: entry.id, line: writeEntry(entry) }));
      await keepLines(
        id,
        lines,
        given.gone.map((entry) => entry.id).filter((gone) => !lines.some((line) => line.id === gone)),
      );
      now.current.deviceKey = Promise.resolve(changed);
      setClient(changed.deviceKey.client);
      show(given.log);
      tellOthers();
      return given.kept.length;
    },
    [id, show, tellOthers],
  );

  const takeIn = useCallback(
    (entries: readonly Entry[]) =>
      inTurn(async () => {
        const { log: longer, added, held, refused } = add(now.current.log, entries);
        if (refused.some(({ why }) => why === "entry.twin")) {
          const given = await yielded(entries);
          if (given !== null) return given;
        }
        if (added.length + held.length === 0) return 0;
        await keepLines(
          id,
          [...added, ...held].map((entry) => ({ id: entry.id, line: writeEntry(entry) })),
        );
        show(longer);
        tellOthers();
        return added.length;
      }),
    [id, inTurn, show, tellOthers, yielded],
  );

  const amend = useCallback<Followed["amend"]>(
    async (how) => {
      const after = await changeGame(id, how).catch(() => null);
      if (after === null) setTrouble("notSaved");
      if (after === null || after === undefined) return;
      setGame(after);
      // What is written from now on bears the name it has now.
      now.current.deviceKey =
        now.current.deviceKey?.then((held) => ({
          ...held,
          deviceKey: deviceKeyOf(held.deviceKey.secret, after.by),
        })) ?? null;
    },
    [id],
  );

  const view = useMemo(() => (game === null ? null : fold(log)), [game, log]);
  return { game, log, client, view, trouble, write, takeIn, amend };
}
