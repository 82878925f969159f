"use client";

/** A game whose desk is this browser: taken from the shelf, acted on, and put back before the screen shows it. */
import { SPECTATOR, type Viewer } from "@stillwater/engine";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isOver } from "@/game/ending";
import { liveEntry } from "@/game/entries";
import { seatsNext } from "@/game/next";
import { isFull } from "@/local/full";
import { actLocal, type LocalGame, tableOf, viewLocal } from "@/local/game";
import { keep, take } from "@/local/shelf";
import type { TableDesk } from "@/play/table/desk";
import { type Live, receive } from "@/play/table/live";
import { openHere } from "./open-here";
import { herePath } from "./path";

type Trouble = "gone" | "overtaken" | "notKept" | "full" | null;

export interface LocalTable {
  readonly game: LocalGame | null;
  readonly live: Live | null;
  readonly trouble: Trouble;
  readonly desk: TableDesk;
  /** Who looks now; `SPECTATOR` while the device is handed on. */
  readonly viewer: Viewer;
  /** Who may look next: the seats that still have something to say or to do. */
  readonly next: readonly number[];
  readonly look: (viewer: Viewer) => void;
}

function viewed(game: LocalGame, viewer: Viewer, before: Live | null): Live | null {
  const view = viewLocal(game, viewer);
  const live = receive(before, { kind: "table", rev: view.rev, view });
  return live === null ? null : { ...live, presence: view.seats.map(() => "here") };
}

export function useLocalGame(id: string): LocalTable {
  const [game, setGame] = useState<LocalGame | null>(null);
  const [live, setLive] = useState<Live | null>(null);
  const [viewer, setViewer] = useState<Viewer>(SPECTATOR);
  const [trouble, setTrouble] = useState<Trouble>(null);
  const now = useRef({ game, viewer });
  useEffect(() => {
    now.current = { game, viewer };
  });

  const show = useCallback((shown: LocalGame, who: Viewer) => {
    setGame(shown);
    setViewer(who);
    setLive((before) => viewed(shown, who, before));
  }, []);

  useEffect(() => {
    let open = true;
    take(id)
      .then((kept) => {
        if (!open) return;
        if (kept === undefined) setTrouble("gone");
        else show(kept, kept.names.length === 1 ? 0 : SPECTATOR);
      })
      .catch(() => setTrouble("gone"));
    return () => {
      open = false;
    };
  }, [id, show]);

  const desk = useMemo((): TableDesk => {
    return {
      act: async ({ act }) => {
        const { game: before, viewer: seat } = now.current;
        if (before === null || seat === SPECTATOR) throw new Error("nobody is at the table");
        const { reply, game: after } = actLocal(before, seat, act, new Date().toISOString());
        if (!("rev" in reply)) return reply;
        try {
          await keep(after, before.entries.length);
        } catch (cause) {
          const overtaken = cause instanceof Error && cause.name === "Overtaken";
          setTrouble(overtaken ? "overtaken" : isFull(cause) ? "full" : "notKept");
          const kept = overtaken ? await take(id) : undefined;
          if (kept !== undefined) show(kept, seat);
          return { stale: kept?.entries.length ?? before.entries.length };
        }
        setTrouble(null);
        setGame(after);
        const last = after.entries.at(-1);
        const whole = isOver(after) || last === undefined;
        setLive((shown) =>
          whole
            ? viewed(after, seat, shown)
            : receive(shown, { kind: "entry", rev: reply.rev, entry: liveEntry(after.code, last, seat) }),
        );
        return reply;
      },
      again: async ({ deal }) => {
        const { game: ended } = now.current;
        if (ended === null) return null;
        const { code, names, language, seed, begunAt } = ended;
        return herePath(
          await (deal === null
            ? openHere(code, names, language)
            : openHere(code, names, language, seed, begunAt)),
        );
      },
    };
  }, [id, show]);

  const look = useCallback(
    (who: Viewer) => {
      if (now.current.game !== null) show(now.current.game, who);
    },
    [show],
  );
  const next = useMemo(() => (game === null || isOver(game) ? [] : seatsNext(tableOf(game))), [game]);
  return { game, live, trouble, desk, viewer, next, look };
}
