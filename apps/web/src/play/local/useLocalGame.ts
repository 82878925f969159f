"use client";

/** A game whose desk is this browser: read from the shelf, acted on, and stored again before the screen shows it. */
import { due, SPECTATOR, type Viewer } from "@stillwater/engine";
import { type ActReply, isOver, type Live, liveEntry, receive, seatsNext } from "@stillwater/table/session";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { peopleSeatsOf, withMemory } from "@/local-games/crew";
import { dealAgain } from "@/local-games/deal-local";
import { isFull } from "@/local-games/full";
import { actLocal, gameTable, type LocalGame, viewLocal } from "@/local-games/game";
import { localPath } from "@/local-games/path";
import { keepGame, take } from "@/local-games/shelf";
import type { TableDesk } from "@/stage/desk";
import { type CrewAct, useCrew } from "./useCrew";

/** `gone`: no such game here. `notRead`: the shelf could not be read. */
type Trouble = "gone" | "notRead" | "conflict" | "notKept" | "full" | null;

export interface LocalSession {
  readonly game: LocalGame | null;
  readonly live: Live | null;
  readonly trouble: Trouble;
  readonly desk: TableDesk;
  /** The seat that looks now; `SPECTATOR` while the device is passed on. */
  readonly viewer: Viewer;
  /** The seats that may look next: those that still have something to say or do. */
  readonly next: readonly number[];
  readonly look: (viewer: Viewer) => void;
  /** Repeats a failed question to the quiet crew. */
  readonly askAgain: (() => void) | null;
}

/** The seat of the only person at a table; undefined if several people pass the device around. */
function alone(game: LocalGame): number | undefined {
  const people = peopleSeatsOf(game);
  return people.length === 1 ? people[0] : undefined;
}

function viewed(game: LocalGame, viewer: Viewer, before: Live | null): Live | null {
  const view = viewLocal(game, viewer);
  const live = receive(before, { kind: "table", rev: view.rev, view });
  return live === null ? null : { ...live, presence: view.seats.map(() => "here") };
}

export function useLocalGame(id: string): LocalSession {
  const [game, setGame] = useState<LocalGame | null>(null);
  const [live, setLive] = useState<Live | null>(null);
  const [viewer, setViewer] = useState<Viewer>(SPECTATOR);
  const [trouble, setTrouble] = useState<Trouble>(null);
  // The current state, ahead of rendering; and a queue that carries out all acts one after another.
  const now = useRef<{ readonly game: LocalGame | null; readonly viewer: Viewer }>({ game, viewer });
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const show = useCallback((shown: LocalGame, who: Viewer) => {
    now.current = { game: shown, viewer: who };
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
      .catch(() => open && setTrouble("notRead"));
    return () => {
      open = false;
    };
  }, [id, show]);

  /** Carries out a seat's act in turn, and shows it to the viewer once it is stored. */
  const carryOut = useCallback(
    (seat: number, act: string, crew?: CrewAct): Promise<ActReply | null> => {
      const done = turn.current.then(async (): Promise<ActReply | null> => {
        const { game: before } = now.current;
        if (before === null) throw new Error("nobody is at the table");
        // Somebody acted before the crew, which is asked again about the new state.
        if (crew !== undefined && crew.asked !== before) return null;
        const acted = actLocal(before, seat, act, new Date().toISOString());
        const { reply } = acted;
        if (!("rev" in reply)) return reply;
        const after = crew === undefined ? acted.game : withMemory(acted.game, seat, crew.memory);
        try {
          await keepGame(after, before.entries.length);
        } catch (cause) {
          const conflict = cause instanceof Error && cause.name === "RevisionConflict";
          setTrouble(conflict ? "conflict" : isFull(cause) ? "full" : "notKept");
          const kept = conflict ? await take(id) : undefined;
          if (kept !== undefined) show(kept, now.current.viewer);
          return { stale: kept?.entries.length ?? before.entries.length };
        }
        setTrouble(null);
        const { viewer: who } = now.current;
        now.current = { game: after, viewer: who };
        setGame(after);
        // An act may add other entries: seats that can only pass over a Storm have passed.
        const added = after.entries.slice(before.entries.length);
        setLive((shown) =>
          isOver(after)
            ? viewed(after, who, shown)
            : added.reduce<Live | null>(
                (live, entry) =>
                  receive(live, { kind: "entry", rev: entry.rev, entry: liveEntry(after.code, entry, who) }),
                shown,
              ),
        );
        return reply;
      });
      turn.current = done.catch(() => undefined);
      return done;
    },
    [id, show],
  );

  const desk = useMemo((): TableDesk => {
    return {
      act: async ({ act }) => {
        const { viewer: seat } = now.current;
        const reply = seat === SPECTATOR ? null : await carryOut(seat, act);
        if (reply === null) throw new Error("nobody is at the table");
        return reply;
      },
      paceCrew: async ({ pace }) => {
        const paced = turn.current.then(async () => {
          const { game: before, viewer: who } = now.current;
          if (before === null) return;
          const after = { ...before, crewPace: pace };
          await keepGame(after, before.entries.length);
          show(after, who);
        });
        turn.current = paced.catch(() => undefined);
        return paced;
      },
      again: async ({ deal }) => {
        const { game: ended } = now.current;
        return ended === null ? null : localPath(await dealAgain(ended, deal === null ? "new" : "same"));
      },
    };
  }, [carryOut, show]);

  const look = useCallback(
    (who: Viewer) => {
      if (now.current.game !== null) show(now.current.game, who);
    },
    [show],
  );
  const play = useCallback(
    async (crew: CrewAct): Promise<void> => {
      const reply = await carryOut(crew.seat, crew.act, crew);
      if (reply === null || "rev" in reply || now.current.game !== crew.asked) return;
      throw new Error("an act of the crew could not be carried out");
    },
    [carryOut],
  );
  const { askAgain, idle } = useCrew(game, play);
  const next = useMemo(() => {
    if (game === null || isOver(game)) return [];
    const people = peopleSeatsOf(game);
    const table = gameTable(game);
    const silent = seatsNext(table).filter((seat) => people.includes(seat));
    // If the crew has nothing to say either, all people who are asked may act, even those who have spoken.
    return silent.length > 0 || !idle ? silent : due(table).seats.filter((seat) => people.includes(seat));
  }, [game, idle]);
  return { game, live, trouble, desk, viewer, next, look, askAgain };
}
