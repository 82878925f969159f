"use client";

/** A replay as its screen shows it: the walk along the game, the moment it stands at, and who looks at it together. */
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
  // What was pressed last goes away with the press: the focus goes where its answer is.
  const [pressed, setPressed] = useState<"branch" | "leave" | null>(null);
  const ending = endingSentence(course, names, voice);
  return {
    ...{ ...walked, crew, leading, advice, names, moment, onStep, onLens, onLine, pressed },
    /** Goes to a move of the game as it was played. */
    onPlayed,
    /** Begins another line from here. */
    branch: () => {
      move(tryHere);
      setPressed("branch");
    },
    left: () => setPressed("leave"),
    /** How the game ended; null where it has not. */
    ending,
    title: ending ?? t(online?.status === "stopped" ? "stopped" : "open"),
    /** How the line that is looked at ended. */
    lineEnd: walk.line === null ? null : endingSentence(walk.line, names, voice),
    // The board and the slider answer a step at once; the list of moves follows.
    listed: useDeferredValue(walk.step),
  };
}
