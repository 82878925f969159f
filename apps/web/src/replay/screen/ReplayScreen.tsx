"use client";

/** A game from its deal to its end: the tide, the board, the hands, and other lines from any move. */
import {
  actorOn,
  alongLine,
  type Course,
  courseOn,
  go,
  isOpen,
  leaveLine,
  liveAt,
  logOf,
  namesFor,
  tryHere,
} from "@stillwater/table/log";
import type { Status } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import {
  type ComponentType,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { fetched, late } from "@/layout/late";
import { useShortcuts } from "@/preferences/useShortcuts";
import type { Cards } from "@/stage/cards";
import { DeskContext } from "@/stage/desk";
import type { GameProps } from "@/stage/useStage";
import { useVoice } from "@/stage/Voice";
import { TalkPanel } from "@/talk/TalkPanel";
import { hasTide, marksOf, tideOf } from "../marks";
import { Together } from "../together/Together";
import { useCrew } from "../together/useCrew";
import { useLead } from "../together/useLead";
import { Asking } from "./Asking";
import { Export } from "./Export";
import { Hands } from "./Hands";
import { Moments } from "./Moments";
import { MoveList } from "./MoveList";
import { Results } from "./Results";
import { SameDeal } from "./SameDeal";
import { Share } from "./Share";
import { endingOf } from "./sentences";
import { TideTable } from "./TideTable";
import { TryBar } from "./TryBar";
import { useStepKeys } from "./useStepKeys";
import { useWalk } from "./useWalk";
import { Walkway } from "./Walkway";
import { WhatPlayed } from "./WhatPlayed";

// It sees every card of the game: it is fetched where a game is over, and nowhere else.
const CaptainsLog = dynamic(
  () => late(() => import("@/analysis/CaptainsLog").then(({ CaptainsLog }) => CaptainsLog)),
  { ssr: false },
);
const KeysSheet = dynamic(() => late(() => import("@/table/frame/KeysSheet")), { ssr: false });

/** Where a game comes from, and what is known of it besides its course. */
export type Source =
  | {
      readonly kind: "online";
      readonly table: string;
      readonly deal: string | null;
      readonly grade?: number | undefined;
      readonly status: Status;
      /** The reader's own seat; null for everybody who did not sit there. */
      readonly you: number | null;
    }
  /** Kept by this browser, which is the only one that has it. */
  | { readonly kind: "here"; readonly id: string }
  /** Brought along as a file or in a link. */
  | { readonly kind: "file" };

export interface ReplayOf {
  readonly course: Course;
  readonly source: Source;
}

interface ReplayScreenProps extends ReplayOf {
  readonly cards: Cards;
  /** The board to look at. */
  readonly View: ComponentType<GameProps>;
  /** The table to play at, for other lines. */
  readonly Game: ComponentType<GameProps>;
}

const idOf = (source: Source, { seed }: Course): string =>
  source.kind === "online" ? source.table : source.kind === "here" ? source.id : seed;

export function ReplayScreen({ course: played, source, cards, View, Game }: ReplayScreenProps) {
  const t = useTranslations("replay");
  const language = useLocale();
  const voice = useVoice();
  const shortcuts = useShortcuts();
  const [keys, setKeys] = useState(false);
  // What was pressed last goes away with the press: the focus goes where its answer is.
  const [pressed, setPressed] = useState<"branch" | "leave" | null>(null);
  const branch = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pressed === "leave") branch.current?.focus();
  }, [pressed]);
  const { walk, move, desk, hash } = useWalk(played, source.kind === "online", source.kind !== "file");
  const crew = useCrew(source.kind === "online" ? source : null);
  const leading = useLead(crew, walk, move);
  const course = courseOn(walk);
  const { step, line } = walk;
  const names = useMemo(() => namesFor(played, (seat) => t("seat", { seat: seat + 1 })), [played, t]);
  const trying = walk.trying && isOpen(walk);
  const lens = walk.trying ? "all" : walk.lens;
  const open = useMemo(() => logOf(course, "all"), [course]);
  const log = useMemo(() => (lens === "all" ? open : logOf(course, lens)), [course, lens, open]);
  const marks = useMemo(() => marksOf(course), [course]);
  const levels = useMemo(() => (hasTide(course.rulebook) ? tideOf(course) : null), [course]);
  const onStep = useCallback((to: number) => move((before) => go(before, to)), [move]);
  useStepKeys({ step, length: course.moves.length, marks, go: onStep });
  const you = trying ? actorOn(walk) : null;
  const live = useMemo(
    () => liveAt({ course, step, lens, log, id: idOf(source, played), names, language, you }),
    [course, step, lens, log, source, played, names, language, you],
  );
  const ending = endingOf(played, names, voice);
  const title = ending ?? t(source.kind === "online" && source.status === "stopped" ? "stopped" : "open");
  const lineEnd = line === null ? null : endingOf(line, names, voice);
  const onKeys = useCallback(() => setKeys(true), []);
  const game = useMemo(
    () =>
      live?.table == null || live.figures === null
        ? null
        : { ...{ live, table: live.table, figures: live.figures }, ...{ shortcuts, onKeys } },
    [live, shortcuts, onKeys],
  );
  // The board and the slider answer a step at once; what is said about it beside them follows.
  const said = useDeferredValue(game);
  const saidStep = useDeferredValue(step);
  if (game === null || said === null) return null;
  return (
    <div className="replay" data-step={step} data-line={line === null ? undefined : line.branchedAt}>
      <header className="replay-head">
        <WhatPlayed
          code={played.rulebook.code}
          names={names}
          title={title}
          grade={source.kind === "online" ? source.grade : undefined}
        />
        <div className="replay-ways">
          <SameDeal course={played} source={source} />
          <Share hash={hash} source={source} line={line !== null} />
        </div>
      </header>
      {crew === null ? null : <Together crew={crew} leading={leading} />}
      <Walkway
        {...{ log, marks, levels, names, step, onStep }}
        branchedAt={line?.branchedAt ?? null}
        quiet={trying}
      />
      {walk.trying ? (
        <TryBar
          from={log[(line?.branchedAt ?? step) - 1]?.turn ?? 0}
          names={names}
          actor={you}
          ended={isOpen(walk) ? null : lineEnd}
          called={pressed === "branch"}
          onActor={(actor) => move((before) => ({ ...before, actor }))}
          onCrew={() => {
            void fetched(() => import("../crew-act")).then(({ withCrew }) =>
              move((before) => withCrew(before, actorOn(before))),
            );
          }}
          onLeave={() => {
            move(leaveLine);
            setPressed("leave");
          }}
        />
      ) : null}
      {trying ? (
        <div className="replay-trying">
          <DeskContext value={desk}>
            <Game {...game} within />
          </DeskContext>
          <Hands table={game.table} names={names} cards={cards} lens={lens} />
        </div>
      ) : null}
      <div className="replay-grid" data-trying={trying ? "" : undefined}>
        {trying ? null : (
          <>
            <div className="replay-middle">
              <View {...game} />
              {walk.trying ? null : (
                <div className="replay-branch">
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
            <div className="replay-side">
              <Hands
                table={game.table}
                names={names}
                cards={cards}
                lens={lens}
                onLens={walk.trying ? undefined : (next) => move((before) => ({ ...before, lens: next }))}
              />
              <MoveList
                {...{ log, names, cards, onStep }}
                step={saidStep}
                aside={lens === "all" ? null : t("logSeat", { name: names[lens] ?? "" })}
              />
            </div>
          </>
        )}
        <div className="replay-left">
          {crew === null ? null : <TalkPanel {...crew} />}
          {ending === null || levels === null ? null : (
            <CaptainsLog
              course={played}
              names={names}
              onStep={(to) => move((before) => go(leaveLine(before), to))}
              onLine={(after, acts) => move((before) => alongLine(before, after, acts))}
            />
          )}
          <Asking
            {...{ names }}
            table={said.table}
            figures={said.figures}
            log={said.live.log}
            quiet={trying}
          />
          <Moments
            {...{ marks, log, names, onStep }}
            step={saidStep}
            table={course.tables[saidStep] ?? said.table}
          />
          {levels === null ? null : <TideTable {...{ log, names, cards, levels }} />}
          <Results course={played} source={source} />
          <Export course={course} log={open} names={names} title={lineEnd ?? title} line={line !== null} />
        </div>
      </div>
      {keys ? <KeysSheet onClose={() => setKeys(false)} /> : null}
    </div>
  );
}
