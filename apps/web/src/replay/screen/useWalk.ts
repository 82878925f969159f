"use client";

/** The walk of a page: where it stands, how it moves on, and the address for it. */
import {
  actorOn,
  beginWalk,
  type Course,
  hasStop,
  readStop,
  tried,
  type Walk,
  writeStop,
} from "@stillwater/table/log";
import type { ActReply } from "@stillwater/table/session";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { TableDesk } from "@/stage/desk";

interface Walking {
  readonly walk: Walk;
  readonly move: (next: (walk: Walk) => Walk) => void;
  /** The desk for acts that are tried at the board. */
  readonly desk: TableDesk;
  /** The link that was followed leads beyond this game. */
  readonly astray: boolean;
  /** The fragment of a link to this place, after `#`. */
  readonly hash: string;
}

/** Browsers limit how often a page may change its address. */
const SETTLED_MS = 400;

/**
 * @param record the game as text, which a link must contain; null if others find it by its address
 * @param kept whether this browser finds it by its address
 */
export function useWalk(course: Course, record: string | null, kept: boolean): Walking {
  const [walk, setWalk] = useState(() => beginWalk(course, readStop(location.hash)));
  const [astray, setAstray] = useState(() => !hasStop(course, readStop(location.hash)));
  const now = useRef(walk);
  useEffect(() => {
    now.current = walk;
  });
  const hash = writeStop(walk, record);
  const address = kept ? writeStop(walk) : hash;
  useEffect(() => {
    const led = () => {
      const stop = readStop(location.hash);
      // A skip link within the page changes the fragment too, but names no place in the game.
      if (stop.at === null && stop.line === null) history.replaceState(history.state, "", address);
      else {
        setWalk(beginWalk(course, stop));
        setAstray(!hasStop(course, stop));
      }
    };
    window.addEventListener("hashchange", led);
    return () => window.removeEventListener("hashchange", led);
  }, [course, address]);
  useEffect(() => {
    const here = location.hash;
    const timer = setTimeout(() => {
      // If a link was followed just now, its `hashchange` event is still to come and must find the link's fragment.
      if (location.hash === here) history.replaceState(history.state, "", address);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [address]);
  const desk = useMemo(
    (): TableDesk => ({
      act: async ({ act }) => {
        const before = now.current;
        const outcome = tried(before, actorOn(before), act);
        if (!("walk" in outcome)) return answerTo(outcome);
        setWalk(outcome.walk);
        return { rev: outcome.walk.step + 1 };
      },
    }),
    [],
  );
  const move = useCallback((next: (walk: Walk) => Walk) => setWalk(next), []);
  return { walk, move, desk, hash, astray };
}

type Setback = Exclude<ReturnType<typeof tried>, { readonly walk: Walk }>;

function answerTo(setback: Setback): ActReply {
  if ("unreadable" in setback) return { unreadable: setback.unreadable };
  const { allowed, price, findings } = setback.refused;
  return { refused: { allowed, price, findings } };
}
