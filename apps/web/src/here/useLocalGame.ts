"use client";

/** A game whose desk is this browser: taken from the shelf, acted on, and put back before the screen shows it. */
import type { Memory } from "@stillwater/crew";
import { SPECTATOR, type Viewer } from "@stillwater/engine";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isOver } from "@/game/ending";
import { liveEntry } from "@/game/entries";
import { seatsNext } from "@/game/next";
import { peopleOf, remembering } from "@/local/crew";
import { isFull } from "@/local/full";
import { actLocal, type LocalGame, tableOf, viewLocal } from "@/local/game";
import { keep, take } from "@/local/shelf";
import type { TableDesk } from "@/play/table/desk";
import { type Live, receive } from "@/play/table/live";
import type { ActReply } from "@/server/wire";
import { openHere } from "./open-here";
import { herePath } from "./path";
import { useCrew } from "./useCrew";

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
  /** How to ask the quiet crew again, where it could not be asked. */
  readonly askAgain: (() => void) | null;
}

/** The only person at a table; undefined where several pass the device on. */
function alone(game: LocalGame): number | undefined {
  const people = peopleOf(game);
  return people.length === 1 ? people[0] : undefined;
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
        else show(kept, alone(kept) ?? SPECTATOR);
      })
      .catch(() => setTrouble("gone"));
    return () => {
      open = false;
    };
  }, [id, show]);

  /** Carries out an act of a seat, and shows it to who looks when it is kept. */
  const carryOut = useCallback(
    async (seat: number, act: string, memory?: Memory): Promise<ActReply> => {
      const { game: before, viewer: who } = now.current;
      if (before === null) throw new Error("nobody is at the table");
      const done = actLocal(before, seat, act, new Date().toISOString());
      const { reply } = done;
      if (!("rev" in reply)) return reply;
      const after = memory === undefined ? done.game : remembering(done.game, seat, memory);
      try {
        await keep(after, before.entries.length);
      } catch (cause) {
        const overtaken = cause instanceof Error && cause.name === "Overtaken";
        setTrouble(overtaken ? "overtaken" : isFull(cause) ? "full" : "notKept");
        const kept = overtaken ? await take(id) : undefined;
        if (kept !== undefined) show(kept, who);
        return { stale: kept?.entries.length ?? before.entries.length };
      }
      setTrouble(null);
      setGame(after);
      const last = after.entries.at(-1);
      const whole = isOver(after) || last === undefined;
      setLive((shown) =>
        whole
          ? viewed(after, who, shown)
          : receive(shown, { kind: "entry", rev: reply.rev, entry: liveEntry(after.code, last, who) }),
      );
      return reply;
    },
    [id, show],
  );

  const desk = useMemo((): TableDesk => {
    return {
      act: async ({ act }) => {
        const { viewer: seat } = now.current;
        if (seat === SPECTATOR) throw new Error("nobody is at the table");
        return carryOut(seat, act);
      },
      again: async ({ deal }) => {
        const { game: ended } = now.current;
        if (ended === null) return null;
        const { code, names, language, seed, begunAt } = ended;
        const crew = ended.crew?.map((seat) => (seat === null ? null : { ...seat, memory: null }));
        return herePath(
          await (deal === null
            ? openHere(code, names, language, undefined, undefined, crew)
            : openHere(code, names, language, seed, begunAt, crew)),
        );
      },
    };
  }, [carryOut]);

  const look = useCallback(
    (who: Viewer) => {
      if (now.current.game !== null) show(now.current.game, who);
    },
    [show],
  );
  const next = useMemo(() => {
    if (game === null || isOver(game)) return [];
    const people = peopleOf(game);
    return seatsNext(tableOf(game)).filter((seat) => people.includes(seat));
  }, [game]);
  const play = useCallback(
    async (seat: number, act: string, memory: Memory) => void (await carryOut(seat, act, memory)),
    [carryOut],
  );
  const askAgain = useCrew(game, play);
  return { game, live, trouble, desk, viewer, next, look, askAgain };
}
