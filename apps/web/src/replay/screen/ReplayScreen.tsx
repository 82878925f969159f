"use client";

/** A game from its deal to its end: the tide, the board, the hands, and other lines from any move. */
import type { Table } from "@stillwater/engine";
import { type ComponentType, useMemo } from "react";
import { onDemand, whenIdle } from "@/layout/late";
import type { Cards } from "@/stage/cards";
import { DeskContext } from "@/stage/desk";
import type { GameProps } from "@/stage/useStage";
import { Together } from "../together/Together";
import { BranchHere } from "./BranchHere";
import { Hands, type PartsOfSeat } from "./Hands";
import { MoveList } from "./MoveList";
import { ReplayHead } from "./ReplayHead";
import type { ReplayOf } from "./source";
import { TryBar } from "./TryBar";
import { useReplay } from "./useReplay";
import { Walkway } from "./Walkway";

/** As high as the screen, so that the foot of the page does not jump. */
const loading = () => <div className="min-h-dvh lg:col-span-full xl:col-1 xl:row-1" />;

// Stepping through a game works without them, so they are loaded afterwards.
const Remarks = onDemand(() => whenIdle(() => import("./Remarks").then((file) => file.Remarks)), {
  Meanwhile: loading,
});
const KeysSheet = onDemand(() => import("@/table/frame/KeysSheet"));

interface ReplayScreenProps extends ReplayOf {
  readonly cards: Cards;
  /** The board for viewing. */
  readonly View: ComponentType<GameProps>;
  /** The table for playing other lines. */
  readonly Game: ComponentType<GameProps>;
  /** The modules in play, with what they show. */
  readonly partsOf: (table: Pick<Table, "rulebook">) => readonly PartsOfSeat[];
}

/** Arranged like a chart table: moments, board, hands. */
const WALKED = `gap-4.5 lg:grid-cols-[minmax(0,1fr)_clamp(18rem,30vw,22.25rem)] lg:gap-x-8 lg:gap-y-5.5
  xl:grid-cols-[clamp(15rem,22vw,22rem)_minmax(0,42rem)_clamp(18rem,24vw,22.25rem)] xl:justify-between`;

export function ReplayScreen({ course: played, source, cards, View, Game, partsOf }: ReplayScreenProps) {
  const replay = useReplay({ course: played, source });
  const { walk, move, crew, names, moment, onStep, lineEnd, listed } = replay;
  const { step, line } = walk;
  const { trying, lens, log, marks, levels, game } = moment;
  const rulebook = game?.table.rulebook;
  const parts = useMemo(() => (rulebook === undefined ? [] : partsOf({ rulebook })), [rulebook, partsOf]);
  if (game === null) return null;
  const hands = (
    <Hands
      {...{ table: game.table, names, cards, lens, parts }}
      onLens={walk.trying ? undefined : replay.onLens}
    />
  );
  return (
    <div
      className="replay grid grid-cols-1 gap-4 pt-3.5 pb-8"
      data-step={step}
      data-line={line === null ? undefined : line.branchedAt}
    >
      <ReplayHead
        {...{ course: played, source, names, title: replay.title, hash: replay.hash }}
        line={line !== null}
        astray={replay.astray}
      />
      {crew === null ? null : <Together crew={crew} leading={replay.leading} />}
      <Walkway
        {...{ log, marks, levels, names, step, onStep, quiet: trying }}
        branchedAt={line?.branchedAt ?? null}
      />
      {walk.trying ? (
        <TryBar
          {...{ walk, move, log, names, ended: trying ? null : lineEnd, called: replay.pressed === "branch" }}
          onLeft={replay.left}
        />
      ) : null}
      {trying ? (
        <div className="replay-trying grid grid-cols-1 gap-4">
          <DeskContext value={replay.desk}>
            <Game {...{ ...game, advice: replay.advice }} within />
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
                <BranchHere called={replay.pressed === "leave"} onBranch={replay.branch} />
              )}
            </div>
            <div className="grid min-w-0 grid-cols-1 content-start gap-4.5">
              {hands}
              <MoveList {...{ log, names, cards, onStep, step: listed }} lens={lens} />
            </div>
          </>
        )}
        <Remarks {...{ course: played, source, cards, replay }} />
      </div>
      {moment.keys ? <KeysSheet onClose={moment.closeKeys} /> : null}
    </div>
  );
}
