"use client";

/** A replay as its screen shows it: the walk through the game, its present moment, and the people looking at it together. */
import { alongLine, go, type Lens, leaveLine, tryHere } from "@stillwater/table/log";
import { useTranslations } from "next-intl";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { CaptainsGame } from "@/analysis/captains-game";
import { useVoice } from "@/stage/Voice";
import { useAdviceButton } from "@/table/advice/useOfferedAdvice";
import { useReplayCrew } from "../together/useCrew";
import { useLead } from "../together/useLead";
import { endingSentence } from "./sentences";
import { type ReplayOf, shownIdOf } from "./source";
import { useMoment } from "./useMoment";
import { useStepKeys } from "./useStepKeys";
import { useWalk } from "./useWalk";

export type Replay = ReturnType<typeof useReplay>;

export function useReplay({ course, source }: ReplayOf) {
  const t = useTranslations("replay");
  const voice = useVoice();
  const online = source.kind === "online" ? source : null;
  const walked = useWalk(course, source.kind === "online" ? null : source.record, source.kind !== "file");
  const { walk, move } = walked;
  const crew = useReplayCrew(online);
  const leading = useLead(crew, walk, move);
  const advice = useAdviceButton();
  const names = useMemo(() => voice.seatNames(course.names), [course, voice]);
  const moment = useMoment(walk, shownIdOf({ source, course }), names);
  const onStep = useCallback((to: number) => move((before) => go(before, to)), [move]);
  const onLens = useCallback((lens: Lens) => move((before) => ({ ...before, lens })), [move]);
  const onPlayed = useCallback((to: number) => move((before) => go(leaveLine(before), to)), [move]);
  const onLine = useCallback<CaptainsGame["onLine"]>(
    (after, acts) => move((before) => alongLine(before, after, acts)),
    [move],
  );
  useStepKeys({ step: walk.step, length: moment.course.moves.length, marks: moment.marks, go: onStep });
  // The button pressed last disappears with the press: the focus moves to what the press has opened.
  const [pressed, setPressed] = useState<"branch" | "leave" | null>(null);
  const ending = endingSentence(course, names, voice);
  return {
    ...{ ...walked, crew, leading, advice, names, moment, onStep, onLens, onLine, pressed },
    /** Goes to a move of the game as it was played. */
    onPlayed,
    /** Starts another line from here. */
    branch: () => {
      move(tryHere);
      setPressed("branch");
    },
    left: () => setPressed("leave"),
    /** How the game ended; null if it has not. */
    ending,
    title: ending ?? t(online?.status === "stopped" ? "stopped" : "open"),
    /** How the line that is shown ended. */
    lineEnd: walk.line === null ? null : endingSentence(walk.line, names, voice),
    // Deferred: the board and the slider respond to a step at once, and the list of moves follows.
    listed: useDeferredValue(walk.step),
  };
}
