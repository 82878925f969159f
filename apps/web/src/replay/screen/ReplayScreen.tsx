"use client";

/** A game from its deal to its end: the tide, the board, the hands, and other lines from any move. */
import { go, namesFor, tryHere } from "@stillwater/table/log";
import { Button } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import {
  type ComponentType,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { late } from "@/layout/late";
import type { Cards } from "@/stage/cards";
import { DeskContext } from "@/stage/desk";
import type { GameProps } from "@/stage/useStage";
import { useVoice } from "@/stage/Voice";
import { useAdviceButton } from "@/table/advice/useOffer";
import { Together } from "../together/Together";
import { useReplayCrew } from "../together/useCrew";
import { useLead } from "../together/useLead";
import { Hands } from "./Hands";
import { MoveList } from "./MoveList";
import { Remarks } from "./Remarks";
import { SameDeal } from "./SameDeal";
import { Share } from "./Share";
import { endingSentence } from "./sentences";
import { type ReplayOf, shownIdOf } from "./source";
import { TryBar } from "./TryBar";
import { useMoment } from "./useMoment";
import { useStepKeys } from "./useStepKeys";
import { useWalk } from "./useWalk";
import { Walkway } from "./Walkway";
import { WhatPlayed } from "./WhatPlayed";

const KeysSheet = dynamic(() => late(() => import("@/table/frame/KeysSheet")), { ssr: false });

interface ReplayScreenProps extends ReplayOf {
  readonly cards: Cards;
  /** The board to look at. */
  readonly View: ComponentType<GameProps>;
  /** The table to play at, for other lines. */
  readonly Game: ComponentType<GameProps>;
}

/** As on the chart table: moments, board, hands. */
const WALKED = `gap-4.5 lg:grid-cols-[minmax(0,1fr)_clamp(18rem,30vw,22.25rem)] lg:gap-x-8 lg:gap-y-5.5
  xl:grid-cols-[clamp(15rem,22vw,22rem)_minmax(0,42rem)_clamp(18rem,24vw,22.25rem)] xl:justify-between`;

export function ReplayScreen({ course: played, source, cards, View, Game }: ReplayScreenProps) {
  const t = useTranslations("replay");
  const voice = useVoice();
  // What was pressed last goes away with the press: the focus goes where its answer is.
  const [pressed, setPressed] = useState<"branch" | "leave" | null>(null);
  const branch = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pressed === "leave") branch.current?.focus();
  }, [pressed]);
  const online = source.kind === "online" ? source : null;
  const { walk, move, desk, hash } = useWalk(played, online !== null, source.kind !== "file");
  const crew = useReplayCrew(online);
  const leading = useLead(crew, walk, move);
  const advice = useAdviceButton();
  const { step, line } = walk;
  const names = useMemo(() => namesFor(played, (seat) => t("seat", { seat: seat + 1 })), [played, t]);
  const moment = useMoment(walk, shownIdOf({ source, course: played }), names);
  const { course, trying, lens, log, marks, levels, game } = moment;
  const onStep = useCallback((to: number) => move((before) => go(before, to)), [move]);
  useStepKeys({ step, length: course.moves.length, marks, go: onStep });
  const ending = endingSentence(played, names, voice);
  const title = ending ?? t(online?.status === "stopped" ? "stopped" : "open");
  const lineEnd = line === null ? null : endingSentence(line, names, voice);
  // The board and the slider answer a step at once; the list of moves follows.
  const listed = useDeferredValue(step);
  if (game === null) return null;
  const hands = (
    <Hands
      {...{ table: game.table, names, cards, lens }}
      onLens={walk.trying ? undefined : (next) => move((before) => ({ ...before, lens: next }))}
    />
  );
  return (
    <div
      className="replay grid grid-cols-1 gap-4 pt-3.5 pb-8"
      data-step={step}
      data-line={line === null ? undefined : line.branchedAt}
    >
      <header className="grid gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <WhatPlayed {...{ code: played.rulebook.code, names, title, grade: online?.grade }} />
        <div className="flex flex-wrap items-start gap-2.5">
          <SameDeal course={played} source={source} />
          <Share {...{ hash, source, line: line !== null }} />
        </div>
      </header>
      {crew === null ? null : <Together crew={crew} leading={leading} />}
      <Walkway
        {...{ log, marks, levels, names, step, onStep, quiet: trying }}
        branchedAt={line?.branchedAt ?? null}
      />
      {walk.trying ? (
        <TryBar
          {...{ walk, move, log, names, ended: trying ? null : lineEnd, called: pressed === "branch" }}
          onLeft={() => setPressed("leave")}
        />
      ) : null}
      {trying ? (
        <div className="replay-trying grid grid-cols-1 gap-4">
          <DeskContext value={desk}>
            <Game {...{ ...game, advice }} within />
          </DeskContext>
          {hands}
        </div>
      ) : null}
      <div className={`grid min-w-0 grid-cols-1 content-start ${trying ? "gap-4.5" : WALKED}`}>
        {trying ? null : (
          <>
            <div className="grid min-w-0 grid-cols-1 content-start gap-4.5 xl:col-2">
              <View {...game} />
              {walk.trying ? null : (
                <div className="grid justify-items-start gap-1.5">
                  <Button
                    ref={branch}
                    variant="primary"
                    onClick={() => {
                      move(tryHere);
                      setPressed("branch");
                    }}
                  >
                    {t("branch")}
                  </Button>
                  <p className="text-quiet">{t("branchText")}</p>
                </div>
              )}
            </div>
            <div className="grid min-w-0 grid-cols-1 content-start gap-4.5">
              {hands}
              <MoveList
                {...{ log, names, cards, onStep, step: listed }}
                aside={lens === "all" ? null : t("logSeat", { name: names[lens] ?? "" })}
              />
            </div>
          </>
        )}
        <Remarks
          {...{ course: played, source, moment, names, cards, crew, walk, move, onStep, ending }}
          title={lineEnd ?? title}
        />
      </div>
      {moment.keys ? <KeysSheet onClose={moment.closeKeys} /> : null}
    </div>
  );
}
