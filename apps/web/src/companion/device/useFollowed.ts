"use client";

/**
 * A game tracked on this device. Entries are on disk before the screen shows them; entries that other tabs of this device
 * write are read at once.
 */
import { EMPTY_LOG, type Entry, fold, type Log, type View } from "@stillwater/companion";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { FollowedLog, type FollowTrouble } from "./followed-log";
import { changeGame, type FollowedGame } from "./shelf";

export interface Followed {
  /** Null while it is being read from the shelf. */
  readonly game: FollowedGame | null;
  readonly log: Log;
  /** The client name that this tab writes under; null before it has a device key. */
  readonly client: string | null;
  readonly view: View | null;
  readonly trouble: FollowTrouble;
  /**
   * Writes for the view that is shown: a second press before the first is on disk is a repeat, and returns 0. If writing
   * fails, the button can be pressed again.
   */
  readonly write: FollowedLog["write"];
  readonly takeIn: (entries: readonly Entry[]) => Promise<number>;
  readonly amend: (how: (game: FollowedGame) => FollowedGame) => Promise<void>;
}

export function useFollowed(id: string): Followed {
  const [game, setGame] = useState<FollowedGame | null>(null);
  const [log, setLog] = useState<Log>(EMPTY_LOG);
  const [client, setClient] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<FollowTrouble>(null);
  const kept = useRef<FollowedLog | null>(null);

  useEffect(() => {
    const opened = new FollowedLog(id, { log: setLog, client: setClient, trouble: setTrouble });
    kept.current = opened;
    opened.open().then(
      (found) => (found === undefined ? setTrouble("gone") : setGame(found)),
      () => setTrouble("notRead"),
    );
    return () => {
      kept.current = null;
      opened.close();
    };
  }, [id]);

  const takeIn = useCallback<Followed["takeIn"]>(
    async (entries) => (await kept.current?.takeIn(entries)) ?? 0,
    [],
  );
  const amend = useCallback<Followed["amend"]>(
    async (how) => {
      const after = await changeGame(id, how).catch(() => null);
      if (after === null) setTrouble("notSaved");
      if (after === null || after === undefined) return;
      setGame(after);
      kept.current?.renamed(after);
    },
    [id],
  );

  const view = useMemo(() => (game === null ? null : fold(log)), [game, log]);
  const answered = useRef<View | null>(null);
  const write: Followed["write"] = async (contents) => {
    if (view !== null && answered.current === view) return 0;
    answered.current = view;
    const written = (await kept.current?.write(contents)) ?? 0;
    if (written === 0) answered.current = null;
    return written;
  };
  return { game, log, client, view, trouble, write, takeIn, amend };
}
