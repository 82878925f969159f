"use client";

/** Lets the quiet crew play its seats, at a pace that people can follow. */
import { CREW_PACE_MS, type CrewAnswer } from "@stillwater/table/session";
import { useEffect, useRef, useState } from "react";
import { crewQuestions } from "@/local-games/crew";
import { crewPaceOf, type LocalGame } from "@/local-games/game";
import { Thinking } from "@/local-games/thinking";

/** An act that a seat of the crew wants, and the game that it was asked about. */
export interface CrewAct extends Pick<CrewAnswer, "memory"> {
  readonly asked: LocalGame;
  readonly seat: number;
  readonly act: string;
}

interface AskedCrew {
  /** Repeats a failed question to the crew; null if nothing failed. */
  readonly askAgain: (() => void) | null;
  /** The crew was asked about the game as it stands, and has nothing to do. */
  readonly idle: boolean;
}

/** @param play carries out an act of the crew; rejects if it failed and nothing else has happened */
export function useCrew(game: LocalGame | null, play: (act: CrewAct) => Promise<void>): AskedCrew {
  const [failed, setFailed] = useState(false);
  const [idleAt, setIdleAt] = useState<LocalGame | null>(null);
  const thinking = useRef(new Thinking());
  useEffect(() => {
    const { current } = thinking;
    return () => current.end();
  }, []);
  useEffect(() => {
    if (game === null || failed) return;
    const questions = crewQuestions(game);
    if (questions.length === 0) return;
    const life = new AbortController();
    const { signal } = life;
    const playOn = async (): Promise<void> => {
      const began = performance.now();
      for (const question of questions) {
        const { act, memory } = await thinking.current.ask(question);
        if (signal.aborted) return;
        if (act === null) continue;
        await new Promise((due) =>
          setTimeout(due, Math.max(0, began + CREW_PACE_MS[crewPaceOf(game)] - performance.now())),
        );
        if (!signal.aborted) await play({ asked: game, seat: question.seat, act, memory });
        return;
      }
      setIdleAt(game);
    };
    playOn().catch(() => {
      if (!signal.aborted) setFailed(true);
    });
    return () => life.abort();
  }, [game, failed, play]);
  return { askAgain: failed ? () => setFailed(false) : null, idle: game !== null && idleAt === game };
}
